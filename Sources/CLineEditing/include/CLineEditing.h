#ifndef CLINEEDITING_H
#define CLINEEDITING_H
#endif
