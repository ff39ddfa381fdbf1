import type * as z from 'zod/mini'

import type { Route } from '../contract/route.ts'
import { readLeniently } from './readLeniently.ts'
import type { ApiCall, CallArgs, RequestParts } from './requestOf.ts'

/** Response schema in the form of https://standardschema.dev. */
export interface AnswerSchema<Answer> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Promise<Read<Answer>>
    readonly types?: { readonly input: Answer; readonly output: Answer }
  }
}
export type Read<Answer> =
  | { readonly value: Answer; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] }

type AnswerOf<R> = R extends Route ? z.output<R['answer']> : never

interface Endpoint<Arg, Answer> {
  query: (arg: Arg) => ApiCall
  responseSchema: AnswerSchema<Answer>
}

export interface Calls<Routes> {
  call<Name extends keyof Routes>(name: Name, given: RequestParts<Routes[Name] & Route>): ApiCall
  answer<Name extends keyof Routes>(name: Name): AnswerSchema<AnswerOf<Routes[Name]>>
  ask<Name extends keyof Routes>(
    name: Name,
  ): Endpoint<CallArgs<Routes[Name] & Route>, AnswerOf<Routes[Name]>>
  /** Creates a call. `needs` converts its argument. */
  ask<Name extends keyof Routes, Arg>(
    name: Name,
    needs: (arg: Arg) => CallArgs<Routes[Name] & Route>,
  ): Endpoint<Arg, AnswerOf<Routes[Name]>>
}

/** Creates the calls of a noun. The contract of the noun is its default export, loaded on the first call. */
export function callsOf<Routes extends object>(
  load: () => Promise<{ default: { [Name in keyof Routes]: Routes[Name] & Route } }>,
): Calls<Routes> {
  const answer = <Name extends keyof Routes>(name: Name): AnswerSchema<AnswerOf<Routes[Name]>> => ({
    '~standard': {
      version: 1,
      vendor: 'kathasagar',
      validate: async (value) => {
        const { answer: schema, method }: Route = (await load()).default[name]
        // Responses to changes may have no body.
        const given = value ?? (method === 'GET' ? value : {})
        return readLeniently(schema, given) as Read<AnswerOf<Routes[Name]>>
      },
    },
  })
  const callOf = (name: keyof Routes, given: ApiCall['given']): ApiCall => ({
    route: async () => (await load()).default[name],
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
