/** The site of an address that led here, by its name alone; nothing more of it leaves the browser. */
export function siteOf(referrer: string): string | undefined {
  return URL.canParse(referrer) ? new URL(referrer).hostname || undefined : undefined
}
