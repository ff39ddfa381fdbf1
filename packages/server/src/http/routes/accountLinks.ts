import { createLoginLink } from '../../services/auth/createLoginLink.ts'
import { exchangeLogin } from '../../services/auth/exchangeLogin.ts'
import { readLoginLink } from '../../services/auth/readLoginLink.ts'
import { readResetLink } from '../../services/auth/readResetLink.ts'
import { forgotPassword } from '../../services/auth/forgotPassword.ts'
import { resendVerification } from '../../services/auth/resendVerification.ts'
import { resetPassword } from '../../services/auth/resetPassword.ts'
import { verifyEmail } from '../../services/auth/verifyEmail.ts'
import type { Handlers } from '../call.ts'

export const accountLinkRoutes = {
  forgotPassword: ({ ports, body }) => forgotPassword(ports, body.email),
  resetPassword: ({ ports, body, origin }) => resetPassword(ports, body, origin),
  readResetLink: ({ ports, body }) => readResetLink(ports, body.token),
  verifyEmail: ({ ports, query }) => verifyEmail(ports, query.token),
  resendVerification: ({ ports, body }) => resendVerification(ports, body.email),
  createLoginLink: ({ ports, body, caller: { user } }) =>
    createLoginLink(ports, user, body.password),
  readLoginLink: ({ ports, body }) => readLoginLink(ports, body.token),
  exchangeLogin: ({ ports, body, origin }) => exchangeLogin(ports, body, origin),
} satisfies Partial<Handlers>
