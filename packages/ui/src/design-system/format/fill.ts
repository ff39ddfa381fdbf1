/** Replaces each placeholder `{name}` with `values.name`. Unknown placeholders stay unchanged. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
