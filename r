# A recorded session.
@ wait 0.002s
@ end, exit 0
