export type MessageValues = Readonly<Record<string, string | number>>

/** Replaces `{name}` by the value of that name. Keeps placeholders without a value. */
export const filledMessage = (message: string, values: MessageValues): string =>
  message.replace(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole))
