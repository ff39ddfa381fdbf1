/** Values of a message by name. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A message with its values in their places. */
export const filledMessage = (message: string, values: MessageValues): string =>
  message.replace(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole))
