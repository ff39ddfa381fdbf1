/** A call that no story answers is refused by the mocks, as by a network that is gone. */
const isCall = (url) => new URL(url).pathname.startsWith('/api/v1/')

/** What a browser says of an answer that was meant to be bad: the story's own, given by its mocks. */
const OF_AN_ANSWER = /^Failed to load resource/

/**
 * Keeps what goes wrong in a page beside its stories: errors in its console, errors that nobody has
 * caught, requests that came to nothing. An answer that is mocked is no fault, nor is a request that
 * ends because the next story has come. Of what the mocks pass on, only a network that is given tells:
 * a story may ask for a picture that is gone, on purpose.
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
    /** From here on faults are those of the next story. */
    begin: () => {
      faults = []
    },
    found: () => [...new Set(faults)],
  }
}
