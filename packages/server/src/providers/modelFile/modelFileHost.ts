import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { ProviderErrorName } from '@kathasagar/api/contract'

import type { LineLimits } from '../models/callPolicy.ts'
import { createWatch, type Connection } from '../models/connection.ts'
import { ProviderError, type ProviderErrorKind } from '../models/providerError.ts'
import type { ChatBody, ProcessMessage, ProcessRequest } from './llamaProcess.ts'
import type { ModelFolders } from './modelFolders.ts'

const PROGRAM = fileURLToPath(new URL('./llamaProcess.ts', import.meta.url))
const LIBRARY = 'node_modules/node-llama-cpp/dist/index.js'
/** Matches variables that the library and graphics drivers need. The child process gets no secrets. */
const ENV =
  /^(?:PATH|HOME|TMPDIR|TEMP|SystemRoot|USERPROFILE|(?:LD|DYLD)_\w+|(?:CUDA|NVIDIA|GGML|VK|AMD)_\w+)$/

interface HostParts extends ModelFolders {
  /** Idle time after which the child process ends, in ms. */
  idleMs: number
  /** Called with a fault, and without one after the next answer. */
  onState?: (state: { answered_in_ms: number | null; fault: ProviderErrorName | null }) => void
}

type Listener = (message: ProcessMessage | { exit: string }) => void

function createProcess(library: string, idleMs: number) {
  const listeners = new Map<number, Listener>()
  let child: ChildProcess | null = null
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  const begin = (): ChildProcess => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => ENV.test(name)))
    const stdio: ('ignore' | 'ipc')[] = ['ignore', 'ignore', 'ignore', 'ipc']
    const begun = fork(PROGRAM, [library], { execArgv: [], env, stdio })
    const end = (exit: string) => {
      if (child !== begun) return
      child = null
      for (const listen of listeners.values()) listen({ exit })
    }
    begun.on('message', (message: ProcessMessage) => listeners.get(message.id)?.(message))
    begun.on('error', ({ message }) => end(message))
    begun.on('exit', (code, signal) => end(signal ?? `code ${code}`))
    return begun
  }
  const stop = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }
  const send = (request: Omit<ProcessRequest, 'id'>, listen: Listener): (() => void) => {
    clearTimeout(idle)
    const id = (lastId += 1)
    listeners.set(id, listen)
    child ??= begin()
    child.ref()
    child.channel?.ref()
    child.send({ id, ...request })
    return () => {
      if (!listeners.delete(id)) return
      if (child?.connected) child.send({ id })
      if (listeners.size > 0) return
      idle = setTimeout(stop, idleMs).unref()
      // While the child process is idle, the server can exit.
      child?.unref()
      child?.channel?.unref()
    }
  }
  return { send, stop }
}

const refusal = (status: number, message: string) =>
  Response.json({ error: { message } }, { status })

export function createModelFileHost({ files, library, idleMs, onState }: HostParts) {
  const entry = join(library, LIBRARY)
  const { send, stop } = createProcess(entry, idleMs)
  let isWell = false

  const openLine = (limits: LineLimits): Connection => {
    const open = new Set<() => void>()
    let first: ProviderError | null = null

    const chat = (file: string, body: ChatBody): Promise<Response> => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      const encoder = new TextEncoder()
      let events: ReadableStreamDefaultController<Uint8Array> | null = null
      let end = () => {}
      const began = Date.now()
      const fail = (kind: ProviderErrorKind, reason: string) => {
        const fault = new ProviderError(kind, reason)
        first ??= fault
        close()
        events?.error(fault)
        reject(fault)
        if (kind !== 'not_running') return
        isWell = false
        onState?.({ answered_in_ms: null, fault: fault.told })
      }
      const watch = createWatch(({ kind, message }) => fail(kind, message))
      const close = () => {
        watch.stop()
        end()
        open.delete(close)
      }
      const begin = () => {
        const start = (controller: typeof events) => void (events = controller)
        const stream = new ReadableStream<Uint8Array>({ start, cancel: close })
        resolve(new Response(stream, { headers: { 'content-type': 'text/event-stream' } }))
      }
      open.add(close)
      watch.wait('no_first_token', 'no first byte', limits.firstByteMs)
      end = send({ file, body }, (message) => {
        if ('chunk' in message) {
          watch.wait('fell_silent', 'no more', limits.idleMs)
          if (events === null) begin()
          if (!isWell) onState?.({ answered_in_ms: Date.now() - began, fault: null })
          isWell = true
          events?.enqueue(encoder.encode(`data: ${JSON.stringify(message.chunk)}\n\n`))
          return
        }
        if ('exit' in message) return fail('not_running', `its process ended (${message.exit})`)
        const words = 'status' in message ? message.message.slice(0, 200) : ''
        if ('status' in message && message.status >= 500) return fail('not_running', words)
        close()
        if ('status' in message) resolve(refusal(message.status, words))
        else events?.close()
      })
      return promise
    }

    return {
      fault: () => first,
      close: () => open.forEach((close) => close()),
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input)
        const names = existsSync(files) ? readdirSync(files) : []
        const models = names.filter((name) => name.endsWith('.gguf'))
        if (pathname.endsWith('/models')) return Response.json(models)
        if (!pathname.endsWith('/chat/completions')) return refusal(404, 'not found')
        const { model, ...body } = JSON.parse(
          typeof init?.body === 'string' ? init.body : '{}',
        ) as ChatBody & { model: string }
        if (!models.includes(model)) return refusal(404, 'model not found')
        if (existsSync(entry)) return chat(join(files, model), body)
        throw (first = new ProviderError('not_running', 'node-llama-cpp is not installed'))
      },
    }
  }
  return { openLine, close: stop }
}
