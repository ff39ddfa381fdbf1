import type { Ports } from '../ports.ts'
import { requestMail } from './requestMail.ts'

/** Sends a link to choose a new password, where an account has this address. The answer is the same where none has. */
export const forgotPassword = (ports: Ports, email: string) =>
  requestMail(ports, 'reset_password', email)
