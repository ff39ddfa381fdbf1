import type { ErrorCode } from '@kathasagar/api/contract'

/**
 * What is said of a failed call, by its code. English has none: it shows the sentence of the answer,
 * which may know more. Another language has them all.
 */
export const errors: Readonly<Partial<Record<ErrorCode, string>>> = {}
