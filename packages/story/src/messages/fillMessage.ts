export type MessageValues = Readonly<Record<string, string | number>>

/** Replaces `{name}` with the value of that name. Placeholders without a value remain. */
export const fillMessage = (message: string, values: MessageValues): string =>
  message.replace(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole))
