export const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
