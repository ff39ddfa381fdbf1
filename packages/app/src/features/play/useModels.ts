import { FALLBACK_MODELS, useListModelsQuery } from '@kathasagar/api'
import {
  hasStoredPicture,
  pricedPainter,
  type GameSession,
  type Model,
  type ModelList,
} from '@kathasagar/api/contract'
import { ANSWERED_BY, type ModelKind, type PlayerAction } from '@kathasagar/story/vocabulary'
import { useServerMessages } from '@kathasagar/ui/internal'
import { useCallback, useMemo, useEffect, useState } from 'react'

import { saveModelList, loadModelList } from '../../offline/storedModels.ts'
import { useOnline } from '../../offline/useOffline.ts'
import { modelChosen } from '../../slices/playSlice.ts'
import { useAppDispatch, useAppSelector } from '../../slices/storeHooks.ts'

const FREE_STORYTELLER = 'kathakar'

/** Returns the name of a built-in model while the list is loading. */
const nameFromKey = (modelKey: string) => modelKey.charAt(0).toUpperCase() + modelKey.slice(1)

function selectedOf(
  models: readonly Model[],
  chosen: Readonly<Partial<Record<ModelKind, string | null>>>,
  kind: ModelKind,
): Model {
  const found = models.find(({ model_key }) => model_key === chosen[kind])
  const first = found ?? models[0] ?? FALLBACK_MODELS[kind][0]
  if (!first) throw new Error(`No ${kind} model, not even a fallback.`)
  return first
}

const withoutProviders = ({ text, image }: ModelList): ModelList => ({
  image,
  text: text.filter(
    ({ model_key, provider_model }) => !provider_model || model_key === FREE_STORYTELLER,
  ),
})

const onlyConnected = ({ text, image }: ModelList): ModelList => {
  const connected = text.filter(({ provider_model }) => provider_model !== undefined)
  return { image, text: connected.length > 0 ? connected : text }
}

const onlyModels = ({ text }: ModelList, keys: readonly string[]) =>
  text
    .filter(({ model_key }) => keys.includes(model_key))
    .map(({ provider_model: _none, ...model }) => ({ ...model, credit_cost: 0 }))

function useAvailableModels(
  known: ModelList,
  { has_picture, story }: Partial<GameSession>,
  tellers?: readonly string[],
) {
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const hasPicture = has_picture === true
  const isOpen = story?.is_open === true
  return useMemo(() => {
    const here = isOpen ? onlyConnected(known) : known
    const models = isGuest ? withoutProviders(known) : here
    if (tellers) return { ...models, text: onlyModels(models, tellers) }
    return { ...models, image: models.image.map((one) => pricedPainter(one, hasPicture)) }
  }, [known, hasPicture, isOpen, isGuest, tellers])
}

/** Adds connected models that need an account. Guests then know about these. */
const withHidden = (list: ModelList, known: ModelList): ModelList => {
  const shown = list.text.map(({ model_key }) => model_key)
  const hidden = known.text.filter(({ model_key }) => !shown.includes(model_key))
  const barred = { is_disabled: true, needs_account: true }
  return { ...list, text: [...list.text, ...hidden.map((one) => ({ ...one, ...barred }))] }
}

/** Returns the models of a session with prices. Offline, contains only `tellers`. */
export function useModels(session: GameSession | undefined, tellers?: readonly string[]) {
  const dispatch = useAppDispatch()
  const { models, isKnown, hasFailed } = useModelList()
  const isOnline = useOnline()
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  const chosen = useAppSelector(({ play }) => play.models)

  const displayNameOf = useCallback(
    (modelKey: string) =>
      [...models.text, ...models.image].find(({ model_key }) => model_key === modelKey)
        ?.display_name ?? nameFromKey(modelKey),
    [models],
  )

  const hasPicture = session?.has_picture === true
  const list = useAvailableModels(models, session ?? {}, tellers)
  const text = selectedOf(list.text, chosen, 'text')
  const image = selectedOf(list.image, chosen, 'image')

  return {
    text,
    image,
    /** True if an image for this scene already exists. */
    isPictureHad: hasStoredPicture(image, hasPicture),
    /** Returns the model that responds to an action, or null. */
    answering: (action: PlayerAction): Model | null => {
      const kind = ANSWERED_BY[action]
      return kind && { text, image }[kind]
    },
    // The offline mode shows its own notice.
    isFallback: hasFailed && isOnline,
    displayNameOf,
    shown: {
      list: isGuest && !tellers ? withHidden(list, models) : list,
      isFallback: !isKnown,
      value: { text: text.model_key, image: image.model_key },
      onChange: (_kind: ModelKind, key: string) => void dispatch(modelChosen(key)),
    },
  }
}

/** Returns the models of this site. If unavailable, returns the stored or fallback list. */
function useModelList() {
  const { data, isError } = useListModelsQuery()
  const [kept] = useState(loadModelList)

  useEffect(() => {
    if (data) saveModelList(data)
  }, [data])

  const { model } = useServerMessages()
  const known = data ?? kept
  const models = useMemo(() => {
    const { text, image } = known ?? FALLBACK_MODELS
    return { text: text.map(model), image: image.map(model) }
  }, [known, model])
  return { models, isKnown: known !== null, hasFailed: isError && !known }
}
