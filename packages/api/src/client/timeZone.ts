export const timeZone = (): string => {
  const found: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone
  return found ?? 'UTC'
}
