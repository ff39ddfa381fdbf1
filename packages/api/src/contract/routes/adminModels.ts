import * as z from 'zod/mini'

import {
  AdminModels,
  AdminProvider,
  BindingForm,
  BindingParams,
  ModelBinding,
  ModelLimits,
  ModelTry,
  ModelUseReport,
  ProviderCheck,
  ProviderForm,
  ProviderParams,
  TriedModel,
  UseQuery,
} from '../adminModels.ts'
import { id } from '../fields.ts'
import { route } from '../route.ts'

const ofProvider = { access: 'admin', params: ProviderParams } as const

/** Providers, what is bound to them, and what they cost. */
export const routes = {
  getAdminModels: route('GET', '/admin/models', {
    summary: 'Providers, the names that are bound to them, and what today has cost',
    access: 'admin',
    answer: AdminModels,
  }),
  addProvider: route('POST', '/admin/models/providers', {
    summary: 'Add a provider; its key is kept encrypted and never given back',
    access: 'admin',
    body: ProviderForm,
    answer: AdminProvider,
    status: 201,
    requiresReauth: true,
    errors: ['reauth_required'],
  }),
  changeProvider: route('PUT', '/admin/models/providers/:provider_id', {
    ...ofProvider,
    summary: 'Change a provider; a key that is not sent stays',
    body: ProviderForm,
    answer: AdminProvider,
    requiresReauth: true,
    errors: ['not_found', 'models_file', 'reauth_required'],
  }),
  removeProvider: route('DELETE', '/admin/models/providers/:provider_id', {
    ...ofProvider,
    summary: 'Remove a provider with its key; what was bound to it is built in again',
    answer: z.object({ id }),
    requiresReauth: true,
    errors: ['not_found', 'models_file', 'reauth_required'],
  }),
  checkProvider: route('POST', '/admin/models/providers/:provider_id/check', {
    ...ofProvider,
    summary: 'Ask a provider what models it has, and how fast it answers',
    answer: ProviderCheck,
    errors: ['not_found'],
  }),
  bindModel: route('PUT', '/admin/models/bindings/:model_key', {
    summary: 'Put a provider’s model behind one of our names, or take it away; holds at once',
    access: 'admin',
    params: BindingParams,
    body: BindingForm,
    answer: ModelBinding,
    requiresReauth: true,
    errors: ['models_file', 'reauth_required'],
  }),
  setModelLimits: route('PUT', '/admin/models/limits', {
    summary: 'What a day may cost, and whether players may bring keys of their own',
    access: 'admin',
    body: ModelLimits,
    answer: ModelLimits,
    requiresReauth: true,
    errors: ['reauth_required'],
  }),
  tryModel: route('POST', '/admin/models/try', {
    summary: 'Have a scene of a story told by a model, and measure it',
    access: 'admin',
    body: ModelTry,
    answer: TriedModel,
    errors: ['not_found', 'story_not_found', 'storyteller_unreachable'],
  }),
  getModelUse: route('GET', '/admin/models/use', {
    summary: 'Tokens, pictures and money by day, by model or by story',
    access: 'admin',
    query: UseQuery,
    answer: ModelUseReport,
  }),
} as const
