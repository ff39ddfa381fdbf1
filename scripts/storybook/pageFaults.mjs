/** Mocks reject calls without a handler. */
const isCall = (url) => new URL(url).pathname.startsWith('/api/v1/')

/** Logged for error responses, which stories mock intentionally. */
const OF_AN_ANSWER = /^Failed to load resource/

/**
 * Collects console errors, uncaught errors and failed requests. Ignores mocked responses and
 * requests that the next story aborts. Reports unmocked requests only with a `network`, because
 * stories may show missing images.
 */
export function followFaults(page, network) {
  let faults = []
  const isMocked = (response) => response?.fromServiceWorker() ?? false
  page.on('pageerror', (error) => faults.push(`Uncaught ${String(error)}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !OF_AN_ANSWER.test(text)) faults.push(`Console: ${text}`)
  })
  page.on('response', (response) => {
    if (response.status() < 400 || isMocked(response)) return
    faults.push(`${response.status()} for ${response.url()}`)
  })
  network?.on('response', (response) => {
    if (response.status() >= 400 && response.request().serviceWorker())
      faults.push(`${response.status()} for ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {}
    if (!errorText.includes('ERR_ABORTED') && !isCall(request.url()))
      faults.push(`${errorText} for ${request.url()}`)
  })
  return {
    begin: () => {
      faults = []
    },
    found: () => [...new Set(faults)],
  }
}
