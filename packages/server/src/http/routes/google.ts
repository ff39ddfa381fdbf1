import { createGoogleNonce } from '../../services/auth/createGoogleNonce.ts'
import { signInByGoogle } from '../../services/auth/signInByGoogle.ts'
import type { Handlers } from '../call.ts'

export const googleRoutes = {
  createGoogleNonce: ({ ports }) => createGoogleNonce(ports),
  googleLogin: ({ ports, body, headers, origin }) =>
    signInByGoogle(ports, body, origin, headers['user-agent']),
} satisfies Partial<Handlers>
