import type * as z from 'zod/mini'

import type { Route } from '../contract/route.ts'
import { readLeniently } from './readLeniently.ts'
import type { ApiCall, Asked, RequestParts } from './requestOf.ts'

/** What must be true of an answer, in the form of https://standardschema.dev. */
export interface AnswerSchema<Answer> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Promise<Read<Answer>>
    readonly types?: { readonly input: Answer; readonly output: Answer }
  }
}
/** An answer as it may be used, or what is wrong with it. */
export type Read<Answer> =
  | { readonly value: Answer; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] }

type AnswerOf<R> = R extends Route ? z.output<R['answer']> : never

/** What an endpoint of the client is made of. */
interface Endpoint<Arg, Answer> {
  query: (arg: Arg) => ApiCall
  responseSchema: AnswerSchema<Answer>
}

/** The calls of one noun, by their names. */
export interface Calls<Routes> {
  /** One call, with what it needs. */
  call<Name extends keyof Routes>(name: Name, given: RequestParts<Routes[Name] & Route>): ApiCall
  /** What must be true of its answer. */
  answer<Name extends keyof Routes>(name: Name): AnswerSchema<AnswerOf<Routes[Name]>>
  /** An endpoint's call and answer. */
  ask<Name extends keyof Routes>(
    name: Name,
  ): Endpoint<Asked<Routes[Name] & Route>, AnswerOf<Routes[Name]>>
  /** The same of another argument, of which `needs` makes what the contract names. */
  ask<Name extends keyof Routes, Arg>(
    name: Name,
    needs: (arg: Arg) => Asked<Routes[Name] & Route>,
  ): Endpoint<Arg, AnswerOf<Routes[Name]>>
}

/**
 * The calls of one noun, as the contract describes them. Their description is loaded with the first
 * of them that is made: a page that came with its answers shows without it.
 */
export function callsOf<Routes extends object>(
  load: () => Promise<{ [Name in keyof Routes]: Routes[Name] & Route }>,
): Calls<Routes> {
  const answer = <Name extends keyof Routes>(name: Name): AnswerSchema<AnswerOf<Routes[Name]>> => ({
    '~standard': {
      version: 1,
      vendor: 'kathasagar',
      validate: async (value) => {
        const { answer: schema, method }: Route = (await load())[name]
        // Whoever changes something may get no answer but the status.
        const given = value ?? (method === 'GET' ? value : {})
        return readLeniently(schema, given) as Read<AnswerOf<Routes[Name]>>
      },
    },
  })
  const callOf = (name: keyof Routes, given: ApiCall['given']): ApiCall => ({
    route: async () => (await load())[name],
    given,
  })
  return {
    call: callOf,
    answer,
    ask: <Name extends keyof Routes, Arg>(name: Name, needs?: (arg: Arg) => unknown) => ({
      query: (arg: Arg) => callOf(name, { asked: needs ? needs(arg) : arg }),
      responseSchema: answer(name),
    }),
  }
}
