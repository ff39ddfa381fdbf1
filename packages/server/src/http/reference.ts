import { randomBytes } from 'node:crypto'

import { API_BASE } from '@kathasagar/api/contract'
import type { FastifyInstance } from 'fastify'

import { pageHeaders } from './headers.ts'
import { openApiDocument } from './openApi.ts'
import { referencePage } from './referencePage.ts'

export function referenceRoutes(app: FastifyInstance, publicUrl: string | null): void {
  let document: string | null = null
  app.get(`${API_BASE}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const headers = pageHeaders({
      nonce,
      path: '/api/docs',
      publicUrl,
      hasGoogle: false,
      locale: 'en',
    })
    return reply.headers(headers).send(referencePage(nonce))
  })
}
