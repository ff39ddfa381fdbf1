import type {
  Api,
  DefinitionType,
  EndpointDefinitions,
  InfiniteQueryArgFrom,
  PageParamFrom,
  QueryArgFrom,
  ResultTypeFrom,
} from '@reduxjs/toolkit/query'
import type {
  TypedUseInfiniteQuery,
  TypedUseLazyQuery,
  TypedUseMutation,
  TypedUseQuery,
} from '@reduxjs/toolkit/query/react'

import type { Modules, TagType } from './apiSlice.ts'
import type { ApiBaseQuery } from './refreshOn401.ts'

export interface QueryHook<Arg, Answer> extends TypedUseQuery<Answer, Arg, ApiBaseQuery> {}
export interface LazyQueryHook<Arg, Answer> extends TypedUseLazyQuery<Answer, Arg, ApiBaseQuery> {}
export interface MutationHook<Arg, Answer> extends TypedUseMutation<Answer, Arg, ApiBaseQuery> {}
export interface InfiniteQueryHook<Arg, Answer, PageParam> extends TypedUseInfiniteQuery<
  Answer,
  Arg,
  PageParam,
  ApiBaseQuery
> {}

type Kind<Type extends DefinitionType> = Extract<EndpointDefinitions[string], { type: Type }>
type Query = Kind<DefinitionType.query>
type InfiniteQuery = Kind<DefinitionType.infinitequery>
type Mutation = Kind<DefinitionType.mutation>

type Hooks<D> = {
  [
    Name in keyof D & string as D[Name] extends Query ? `use${Capitalize<Name>}Query` : never
  ]: D[Name] extends Query ? QueryHook<QueryArgFrom<D[Name]>, ResultTypeFrom<D[Name]>> : 0
} & {
  [
    Name in keyof D & string as D[Name] extends Query ? `useLazy${Capitalize<Name>}Query` : never
  ]: D[Name] extends Query ? LazyQueryHook<QueryArgFrom<D[Name]>, ResultTypeFrom<D[Name]>> : 0
} & {
  [
    Name in keyof D & string as D[Name] extends InfiniteQuery
      ? `use${Capitalize<Name>}InfiniteQuery`
      : never
  ]: D[Name] extends InfiniteQuery
    ? InfiniteQueryHook<
        InfiniteQueryArgFrom<D[Name]>,
        ResultTypeFrom<D[Name]>,
        PageParamFrom<D[Name]>
      >
    : 0
} & {
  [
    Name in keyof D & string as D[Name] extends Mutation ? `use${Capitalize<Name>}Mutation` : never
  ]: D[Name] extends Mutation ? MutationHook<QueryArgFrom<D[Name]>, ResultTypeFrom<D[Name]>> : 0
}

/** Returns the hooks of a slice. Their types are named, so that declarations stay short. */
export const hooksOf = <Definitions extends EndpointDefinitions>(
  slice: Api<ApiBaseQuery, Definitions, 'api', TagType, Modules>,
) => slice as unknown as Hooks<Definitions>
