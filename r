# A recorded session.
@ wait 0.008s
@ end, exit 0
