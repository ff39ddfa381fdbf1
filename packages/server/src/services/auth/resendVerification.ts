import type { Ports } from '../ports.ts'
import { requestMail } from './requestMail.ts'

/** Sends another link to confirm an address, where an account still has to. The answer is the same where none has. */
export const resendVerification = (ports: Ports, email: string) =>
  requestMail(ports, 'verify_email', email)
