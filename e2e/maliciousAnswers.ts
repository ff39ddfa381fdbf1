import type { Page, Route } from '@playwright/test'

/** Fields that contain no user text: ids, enums, addresses, dates. */
const NOT_TEXT =
  /^(id|.*_id|key|.*_key|code|status|role|language|preferred_language|content_rating|difficulty_level|.*_at|timestamp|tier|kind|type|action_type|event|color|.*url|email|.*token|selected_model|place|time|weather|mood|expires.*)$/

export function malicious(value: unknown, next: () => string, key = ''): unknown {
  if (typeof value === 'string') return NOT_TEXT.test(key) ? value : next()
  if (Array.isArray(value)) return value.map((item) => malicious(item, next, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, malicious(child, next, name)]),
  )
}

const maliciousJson = (text: string, next: () => string) =>
  JSON.stringify(malicious(JSON.parse(text), next))

const maliciousStream = (text: string, next: () => string) =>
  text.replace(/^data: (.*)$/gm, (_line, data: string) => `data: ${maliciousJson(data, next)}`)

/** Removes prefetched data, so that all data comes through `answerMaliciously`. */
const withoutPrefetchedQueries = (html: string) =>
  html.replace(/<script type="application\/json" id="prefetched-queries">.*?<\/script>/s, '')

async function answerWithPayload(route: Route, next: () => string): Promise<void> {
  const response = await route.fetch()
  const type = response.headers()['content-type'] ?? ''
  const text = await response.text()
  if (type.includes('text/event-stream')) {
    return route.fulfill({ response, body: maliciousStream(text, next) })
  }
  const isJson = type.includes('json') && text !== ''
  return route.fulfill({ response, body: isJson ? maliciousJson(text, next) : text })
}

export async function answerMaliciously(page: Page, next: () => string): Promise<void> {
  await page.route('**/api/v1/**', (route) =>
    /\/(auth|config|images)(\/|$)/.test(new URL(route.request().url()).pathname.slice(7))
      ? route.continue()
      : answerWithPayload(route, next),
  )
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      return route.fulfill({ response, body: withoutPrefetchedQueries(await response.text()) })
    },
  )
}
