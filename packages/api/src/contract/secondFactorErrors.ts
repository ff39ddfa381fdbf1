/** A failure as the API declares it. */
export interface DeclaredError {
  status: number
  /** Shown when nothing better is known. */
  detail: string
}

/** Errors of calls about authenticator apps and recovery codes. */
export const SECOND_FACTOR_ERRORS = {
  /** Said with the second step. */
  second_factor_required: {
    status: 401,
    detail: 'The password is right. Confirm with your second factor.',
  },
  second_factor_refused: {
    status: 401,
    detail: 'This code is not right, or it was used before. Wait for the next one.',
  },
  second_step_over: { status: 401, detail: 'This took too long. Please sign in again.' },
  second_factor_missing: {
    status: 403,
    detail: 'Admins need a second factor here. Set one up in your account, and go on.',
  },
  totp_there: {
    status: 409,
    detail: 'An authenticator app is set up. Remove it to set up another.',
  },
} as const satisfies Record<string, DeclaredError>
