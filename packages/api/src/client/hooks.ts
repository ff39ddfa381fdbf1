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

type Names<D, Definition> = {
  [Name in keyof D & string]: D[Name] extends Definition ? Name : never
}[keyof D & string]

type Hooks<D extends EndpointDefinitions> = {
  [Name in Names<D, Query> as `use${Capitalize<Name>}Query`]: QueryHook<
    QueryArgFrom<D[Name]>,
    ResultTypeFrom<D[Name]>
  >
} & {
  [Name in Names<D, Query> as `useLazy${Capitalize<Name>}Query`]: LazyQueryHook<
    QueryArgFrom<D[Name]>,
    ResultTypeFrom<D[Name]>
  >
} & {
  [Name in Names<D, InfiniteQuery> as `use${Capitalize<Name>}InfiniteQuery`]: InfiniteQueryHook<
    InfiniteQueryArgFrom<D[Name]>,
    ResultTypeFrom<D[Name]>,
    PageParamFrom<Extract<D[Name], InfiniteQuery>>
  >
} & {
  [Name in Names<D, Mutation> as `use${Capitalize<Name>}Mutation`]: MutationHook<
    QueryArgFrom<D[Name]>,
    ResultTypeFrom<D[Name]>
  >
}

/** Returns the hooks of a slice. Their types are named, so that declarations stay short. */
export const hooksOf = <Definitions extends EndpointDefinitions>(
  slice: Api<ApiBaseQuery, Definitions, 'api', TagType, Modules>,
) => slice as unknown as Hooks<Definitions>
