/** Bytes that a value takes in the body of a call. */
export const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
