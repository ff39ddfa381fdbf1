import type { Page } from '@playwright/test'

export interface Violations {
  /** Violations of the Content Security Policy. */
  violations: string[]
  foreignRequests: string[]
  runs: string[]
}

export async function watch(page: Page, origin: string | undefined): Promise<Violations> {
  const violations: Violations = { violations: [], foreignRequests: [], runs: [] }
  await page.exposeFunction('tellViolation', (what: string) => violations.violations.push(what))
  await page.exposeFunction('ran', (what: unknown) => violations.runs.push(`ran ${String(what)}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
      const where = `${sourceFile}:${lineNumber}`
      const tell = (window as unknown as { tellViolation: (what: string) => void }).tellViolation
      tell(`${location.pathname}: ${effectiveDirective} ${blockedURI} at ${where}`)
    })
  })
  page.on('dialog', (dialog) => {
    violations.runs.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOutside = url.protocol.startsWith('http') && url.origin !== origin
    if (isOutside) violations.foreignRequests.push(request.url())
  })
  return violations
}

export const foreignParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const addresses = /^(href|src|action|formaction|xlink:href|data|srcdoc|poster)$/i
    const leadsAstray = ({ tagName }: Element, value: string) => {
      const { protocol, origin } = URL.canParse(value, location.href)
        ? new URL(value, location.href)
        : location
      // Links may be external, because they load only when clicked.
      if (tagName === 'A') return !/^(https?|mailto|blob):$/.test(protocol)
      return protocol !== 'data:' && protocol !== 'blob:' && origin !== location.origin
    }
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isHandler = /^on/i.test(name)
        const isAstray = addresses.test(name) && leadsAstray(element, value)
        if (isHandler || isAstray) found.push(`${element.tagName} ${name}=${value.slice(0, 200)}`)
      }
    }
    // Our search form has an action, so that Enter works before hydration.
    const never =
      'iframe, object, embed, base, portal, marquee, meta[http-equiv], math, form[action]:not([role="search"][action="/browse"])'
    for (const element of document.querySelectorAll(never)) {
      found.push(element.outerHTML.slice(0, 200))
    }
    return found
  })
