import { createGoogleNonce } from '../../services/auth/createGoogleNonce.ts'
import { googleLogin } from '../../services/auth/googleLogin.ts'
import type { Handlers } from '../call.ts'

export const googleRoutes = {
  createGoogleNonce: ({ ports }) => createGoogleNonce(ports),
  googleLogin: ({ ports, body, origin }) => googleLogin(ports, body, origin),
} satisfies Partial<Handlers>
