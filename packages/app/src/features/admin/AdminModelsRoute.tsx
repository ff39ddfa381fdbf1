import {
  errorBodyOf,
  FALLBACK_MODELS,
  messageFor,
  useAddProviderMutation,
  useBindModelMutation,
  useChangeProviderMutation,
  useCheckProviderMutation,
  useGetAdminModelsQuery,
  useGetModelUseQuery,
  useLazyListAdminStoriesQuery,
  useListLocalServersQuery,
  useListModelsQuery,
  useRemoveProviderMutation,
  useSetModelLimitsMutation,
  useTryModelMutation,
} from '@kathasagar/api'
import type {
  AdminProvider,
  BindingForm,
  LocalServer,
  ModelBinding,
  ModelList,
  ProviderForm,
} from '@kathasagar/api/contract'
import { isFitting } from '@kathasagar/api/contract/vocabulary'
import { useFormat } from '@kathasagar/ui'
import {
  BindingDialog,
  ModelLimitsDialog,
  ProviderDialog,
  ReauthDialog,
  bindableStorytellers,
  useAdminMessages,
  useMeasures,
  useModelNames,
  usePriceRise,
  type UseDays,
  type UseGroup,
} from '@kathasagar/ui/internal'
import type { FormRefusal } from '@kathasagar/ui/layout'
import { fill } from '@kathasagar/ui/messages'
import { AdminModelsScreen } from '@kathasagar/ui/screens'
import { useCallback, useRef, useState } from 'react'

import { useSiteMessages } from '../../i18n/useSiteMessages.ts'
import { paths } from '../../navigation/paths.ts'
import { useReauth } from '../../shared/useReauth.ts'
import { useTitle } from '../../shared/useTitle.ts'
import { PAGE_SIZES } from './addressFilters.ts'
import { formRefusal } from './formRefusal.ts'

const FIELDS = [
  'kind',
  'name',
  'base_url',
  'allow_private_network',
  'api_key',
  'style',
  'temperature',
  'top_p',
  'frequency_penalty',
  'presence_penalty',
  'reasoning_effort',
  'max_output_tokens',
  'context_tokens',
  'size',
  'input',
  'cached_input',
  'output',
  'picture',
  'bound',
  'fallbacks',
  'settings',
] as const

type ChangeRefusal = Exclude<FormRefusal, string>

function useChanges() {
  const messages = useAdminMessages().modelForms
  const site = useSiteMessages()
  const { withReauth, dialog: reauth } = useReauth()
  const [done, setDone] = useState<string>()

  /** Runs a change. Resolves with an error message or null. Shows `sentence` on success. */
  async function change<Data>(
    call: () => Promise<{ data?: Data | undefined; error?: unknown }>,
    sentence: string,
  ): Promise<ChangeRefusal | null> {
    const outcome = await withReauth(call)
    if (outcome === null) return { message: messages.notReauthenticated }
    if (!outcome.error) {
      setDone(sentence)
      return null
    }
    const words = { fallback: messages.failed, site }
    const { message, errors = {} } = formRefusal(outcome.error, FIELDS, words)
    const { bound, fallbacks, settings, ...others } = errors
    return {
      message: message ?? settings,
      errors: { ...others, provider0: bound, provider1: fallbacks },
    }
  }
  return { change, done, reauth, forgetDone: () => setDone(undefined) }
}

function useTests() {
  const { providers, bindings, faultAdvice } = useAdminMessages().models
  const site = useSiteMessages()
  const { counted } = useFormat()
  const { seconds, sum } = useMeasures()
  const [check] = useCheckProviderMutation()
  const [tryModel] = useTryModelMutation()
  const [listStories] = useLazyListAdminStoriesQuery()

  const testProvider = async ({ id }: AdminProvider): Promise<string> => {
    const { data, error } = await check(id)
    if (!data) return messageFor(error, providers.testFailed, site)
    const { fault, answered_in_ms } = data.state
    if (fault !== null) return faultAdvice[fault]
    return counted(providers.tested, data.models.length, { seconds: seconds(answered_in_ms ?? 0) })
  }
  /** Narrates the opening of the first published story without charging credits. */
  const testModel = async ({ model_key }: ModelBinding): Promise<string> => {
    const { data: list } = await listStories({ page: 1, per_page: 25 }, true)
    const story = list?.stories.find(({ status }) => status === 'published')
    if (!story) return bindings.noStory
    const { data, error } = await tryModel({ model_key, story_id: story.id })
    if (!data) {
      const fault = errorBodyOf(error)?.provider_fault
      return fault ? faultAdvice[fault] : messageFor(error, bindings.testFailed, site)
    }
    const { model_used, first_words_ms, told_ms, output_tokens, cost_micros } = data
    const told = {
      model: model_used ?? bindings.builtIn,
      first: seconds(first_words_ms ?? told_ms),
      whole: seconds(told_ms),
      cost: cost_micros === null ? bindings.unknown : sum(cost_micros),
    }
    return counted(bindings.tested, output_tokens, told)
  }
  return { check, testProvider, testModel }
}

function useReadModels(check: ReturnType<typeof useTests>['check']) {
  const known = useRef(new Map<string, readonly string[]>())

  return useCallback(
    async (provider_id: string) => {
      const kept = known.current.get(provider_id)
      if (kept) return kept
      const { data } = await check(provider_id)
      if (!data || data.state.fault !== null) return null
      known.current.set(provider_id, data.models)
      return data.models
    },
    [check],
  )
}

function useModelUse() {
  const { failedHint } = useAdminMessages().models
  const site = useSiteMessages()
  const [asked, setAsked] = useState({
    by: 'day' as UseGroup,
    days: '7' as UseDays,
    day: '',
    page: 1,
    perPage: PAGE_SIZES[0] as number,
  })
  const { by, days, day, page, perPage } = asked
  const use = useGetModelUseQuery(
    { by, days, ...(day !== '' && { day }), page, per_page: perPage },
    { refetchOnMountOrArgChange: true },
  )
  /** Changes the filters. Opens the first page, unless another page is given. */
  const change = (changes: Partial<typeof asked>) => setAsked({ ...asked, page: 1, ...changes })

  return {
    ...asked,
    report: use.currentData ?? null,
    error: use.error && messageFor(use.error, failedHint, site),
    onRetry: () => void use.refetch(),
    onByChange: (next: UseGroup) => change({ by: next }),
    onDaysChange: (next: UseDays) => change({ days: next }),
    onDayChange: (next: string) => change({ day: next }),
    perPageItems: PAGE_SIZES,
    onPageChange: (next: number) => change({ page: next }),
    onPerPageChange: (rows: number) => change({ perPage: rows }),
    storyHref: paths.story,
  }
}

type Opened =
  | { kind: 'provider'; provider: AdminProvider | null }
  | { kind: 'binding'; binding: ModelBinding }
  | { kind: 'limits' }

function useSaves(
  { change }: Pick<ReturnType<typeof useChanges>, 'change'>,
  models: ModelList,
  onProviderSaved: (id: string) => void,
) {
  const messages = useAdminMessages().modelForms
  const readName = useModelNames(models)
  const { list } = useMeasures()
  const [add] = useAddProviderMutation()
  const [changeProvider] = useChangeProviderMutation()
  const [bind] = useBindModelMutation()
  const [setLimits] = useSetModelLimitsMutation()

  return {
    saveProvider: (form: ProviderForm, before: AdminProvider | null) =>
      change(
        async () => {
          const outcome = await (before
            ? changeProvider({ provider_id: before.id, ...form })
            : add(form))
          // Tests the provider, so that its row shows if URL and key are correct.
          if (outcome.data) onProviderSaved(outcome.data.id)
          return outcome
        },
        fill(messages.provider.saved, { name: form.name }),
      ),
    saveBinding: async (form: BindingForm, keys: readonly ModelBinding['model_key'][]) => {
      const { saved, savedBuiltIn } = messages.binding
      for (const model_key of keys) {
        const { name } = readName(model_key)
        const model = form.bound?.model
        const sentence =
          model === undefined ? fill(savedBuiltIn, { name }) : fill(saved, { name, model })
        const refused = await change(async () => bind({ model_key, ...form }), sentence)
        if (refused) return refused
      }
      return null
    },
    /** Connects a local server, and binds these storytellers to it. */
    connectServer: (
      { name, base_url, model }: LocalServer,
      keys: readonly ModelBinding['model_key'][],
    ) =>
      change(
        async () => {
          const added = await add({
            name,
            kind: 'openai-compatible',
            base_url,
            allow_private_network: true,
          })
          if (!added.data) return added
          onProviderSaved(added.data.id)
          const bound = { provider_id: added.data.id, model }
          for (const model_key of keys) {
            const outcome = await bind({ model_key, bound })
            if (outcome.error) return outcome
          }
          return added
        },
        fill(messages.provider.used, {
          name,
          model,
          names: list(keys.map((key) => readName(key).name)),
        }),
      ),
    saveLimits: (limits: Parameters<typeof setLimits>[0]) =>
      change(async () => setLimits(limits), messages.limits.saved),
  }
}

function useFoundServers(connect: (server: LocalServer) => Promise<ChangeRefusal | null>) {
  const { data } = useListLocalServersQuery()
  return {
    found: data?.servers ?? [],
    onUse: async (server: LocalServer) => {
      const refused = await connect(server)
      return refused && (refused.message ?? refused.errors?.['name'] ?? null)
    },
  }
}

export default function AdminModelsRoute() {
  const { title, failedHint, removal } = useAdminMessages().models
  const site = useSiteMessages()
  const {
    data: setup = null,
    error,
    refetch,
  } = useGetAdminModelsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: models = FALLBACK_MODELS } = useListModelsQuery()
  const { change, done, reauth, forgetDone } = useChanges()
  const { check, testProvider, testModel } = useTests()
  const readModels = useReadModels(check)
  const [remove] = useRemoveProviderMutation()
  const saves = useSaves({ change }, models, (id) => void check(id))
  const readName = useModelNames(models)
  const { list } = useMeasures()
  const [opened, setOpened] = useState<Opened | null>(null)
  useTitle(title)

  const open = (next: Opened) => (forgetDone(), setOpened(next))
  const onClose = () => setOpened(null)
  const closing = async (saving: Promise<ChangeRefusal | null>) => {
    const refused = await saving
    if (refused === null) onClose()
    return refused
  }
  const tellers = bindableStorytellers(setup?.bindings ?? [])
  const priceRise = usePriceRise(setup, models)
  const bindingProps = ({ model_key, bound }: ModelBinding) => ({
    name: readName(model_key).name,
    providers: (setup?.providers ?? []).filter(
      ({ id, kind }) => isFitting(kind, model_key) || id === bound?.provider_id,
    ),
    ...(tellers.includes(model_key) &&
      tellers.length > 1 && { tellers: list(tellers.map((key) => readName(key).name)) }),
  })

  return (
    <>
      <AdminModelsScreen
        {...useFoundServers((server) => saves.connectServer(server, tellers))}
        done={done}
        error={error && messageFor(error, failedHint, site)}
        models={models}
        onAdd={() => open({ kind: 'provider', provider: null })}
        onBindingEdit={(binding) => open({ kind: 'binding', binding })}
        onCheck={testProvider}
        onLimitsEdit={() => open({ kind: 'limits' })}
        onProviderEdit={(provider) => open({ kind: 'provider', provider })}
        onRemove={async ({ id, name }) => {
          const refused = await change(async () => remove(id), fill(removal.done, { name }))
          return refused && (refused.message ?? null)
        }}
        onRetry={() => void refetch()}
        onTry={testModel}
        setup={setup}
        use={useModelUse()}
      />
      {opened?.kind === 'provider' && (
        <ProviderDialog
          onClose={onClose}
          onSave={(form) => closing(saves.saveProvider(form, opened.provider))}
          provider={opened.provider}
        />
      )}
      {opened?.kind === 'binding' && (
        <BindingDialog
          {...bindingProps(opened.binding)}
          binding={opened.binding}
          onClose={onClose}
          priceRise={(forAll) => priceRise(forAll ? tellers : [opened.binding.model_key])}
          onSave={(form, forAll) =>
            closing(saves.saveBinding(form, forAll ? tellers : [opened.binding.model_key]))
          }
          readModels={readModels}
        />
      )}
      {opened?.kind === 'limits' && setup && (
        <ModelLimitsDialog
          limits={setup}
          onClose={onClose}
          onSave={(limits) => closing(saves.saveLimits(limits))}
        />
      )}
      <ReauthDialog {...reauth} />
    </>
  )
}
