/** The zone of this device, in which its owner's days begin and end; UTC where it cannot tell. */
export const timeZone = (): string => {
  const found: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone
  return found ?? 'UTC'
}
