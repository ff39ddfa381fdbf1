import { API_BASE, ERRORS, routes, type Route } from '@kathasagar/api/contract'
import * as z from 'zod/mini'

import { failuresOf } from './openApi.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem }
h2 { margin-top: 3rem; text-transform: capitalize }
article { border-top: 1px solid #8886; padding: 1rem 0 }
h3 { font: 600 1rem ui-monospace, monospace; margin: 0; overflow-wrap: anywhere }
.access { border: 1px solid #8886; border-radius: 1rem; font-size: .8rem; padding: .1rem .6rem }
td { padding: .2rem 1rem .2rem 0; vertical-align: top }
pre { border: 1px solid #8886; border-radius: .5rem; font-size: .85rem; overflow: auto; padding: .75rem }
summary { cursor: pointer; padding: .25rem 0 }`

const WHO = { anyone: 'for anyone', user: 'signed in', admin: 'admins only' } as const

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char)

function shape(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  const { $schema: _schema, ...written } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const text = escape(JSON.stringify(written, null, 2))
  return `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>`
}

function refusals(route: Route): string {
  const rows = [...failuresOf(route)].flatMap(([status, codes]) =>
    codes.map(
      (code) => `<tr><td>${status}<td><code>${code}</code><td>${escape(ERRORS[code].detail)}`,
    ),
  )
  return `<details><summary>Refusals</summary><table>${rows.join('\n')}</table></details>`
}

const article = ([name, route]: [string, Route]) => `<article id="${name}">
<h3>${route.method} ${escape(API_BASE + route.path)}</h3>
<p>${escape(route.summary)}. <span class="access">${WHO[route.access]}</span></p>
${shape('Path', route.params, 'input')}
${shape('Query', route.query, 'input')}
${shape('Body', route.body, 'input')}
${shape('Answer', route.answer, 'output')}
${refusals(route)}
</article>`

/** Every call on one page, readable without a script. `nonce` lets the page's own style in. */
export function referencePage(nonce: string): string {
  const nouns = Map.groupBy(Object.entries<Route>(routes), ([, { path }]) => path.split('/')[1])
  const sections = [...nouns].map(
    ([noun, calls]) => `<section><h2>${noun}</h2>\n${calls.map(article).join('\n')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Kathasagar API</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Kathasagar API</h1>
<p>For programs: <a href="${API_BASE}/openapi.json">OpenAPI 3.1</a>. Bodies and answers are JSON;
signed-in calls carry <code>Authorization: Bearer</code>.</p>
${sections.join('\n')}
</main></body></html>`
}
