/** Puts values into a message: `{name}` becomes `values.name`; an unknown name stays as it stands. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
