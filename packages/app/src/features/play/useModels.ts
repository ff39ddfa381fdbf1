import { FALLBACK_MODELS, useListModelsQuery } from '@kathasagar/api'
import {
  isPictureHad,
  painterHere,
  type GameSession,
  type Model,
  type ModelList,
} from '@kathasagar/api/contract'
import { ANSWERED_BY, type ModelKind, type PlayerAction } from '@kathasagar/story/vocabulary'
import { useCallback, useMemo, useEffect, useState } from 'react'

import { keepModelList, readKeptModels } from '../../offline/keptModels.ts'
import { useOnline } from '../../offline/useOnline.ts'
import { modelChosen } from '../../slices/playSlice.ts'
import { useAppDispatch, useAppSelector } from '../../slices/storeHooks.ts'

/** Told by the server itself, whoever stands behind its key. */
const FREE_STORYTELLER = 'kathakar'

/** Our models are named by their keys, so that no line changes its words when the list arrives. */
const nameFromKey = (modelKey: string) => modelKey.charAt(0).toUpperCase() + modelKey.slice(1)

/** The chosen model of a kind; the first where that one is not to be had. */
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

/** What a guest is told by: whom no provider stands behind, and the one that is always free. */
const withoutProviders = ({ text, image }: ModelList): ModelList => ({
  image,
  text: text.filter(
    ({ model_key, provider_model }) => !provider_model || model_key === FREE_STORYTELLER,
  ),
})

/** Those who tell without a network: by these keys, and for nothing. */
const tellersIn = ({ text }: ModelList, keys: readonly string[]) =>
  text
    .filter(({ model_key }) => keys.includes(model_key))
    .map(({ provider_model: _none, ...model }) => ({ ...model, credit_cost: 0 }))

/** The list with what its painters cost where the session stands. */
function useListHere(known: ModelList, hasPicture: boolean, tellers?: readonly string[]) {
  const isGuest = useAppSelector(({ auth }) => auth.isGuest)
  return useMemo(() => {
    const models = isGuest ? withoutProviders(known) : known
    if (tellers) return { ...models, text: tellersIn(models, tellers) }
    return { ...models, image: models.image.map((one) => painterHere(one, hasPicture)) }
  }, [known, hasPicture, isGuest, tellers])
}

/**
 * Models that can be chosen in a session, with their prices there, and those that are; the fallback
 * pair where the list can't be had. Without a network only `tellers` tell.
 */
export function useModels(session: GameSession | undefined, tellers?: readonly string[]) {
  const dispatch = useAppDispatch()
  const { models, isKnown, hasFailed } = useModelList()
  const isOnline = useOnline()
  const chosen = useAppSelector(({ play }) => play.models)

  const displayNameOf = useCallback(
    (modelKey: string) =>
      [...models.text, ...models.image].find(({ model_key }) => model_key === modelKey)
        ?.display_name ?? nameFromKey(modelKey),
    [models],
  )

  const hasPicture = session?.has_picture === true
  const list = useListHere(models, hasPicture, tellers)
  const text = selectedOf(list.text, chosen, 'text')
  const image = selectedOf(list.image, chosen, 'image')

  return {
    text,
    image,
    /** Show gives a picture that is had already, and asks nobody. */
    isPictureHad: isPictureHad(image, hasPicture),
    /** The chosen model that answers an action; null where none does. */
    answering: (action: PlayerAction): Model | null => {
      const kind = ANSWERED_BY[action]
      return kind && { text, image }[kind]
    },
    // Without a network that is said already, and no model is asked anyway.
    isFallback: hasFailed && isOnline,
    displayNameOf,
    /** As the play screen offers them. */
    shown: {
      list,
      isFallback: !isKnown,
      value: { text: text.model_key, image: image.model_key },
      onChange: (_kind: ModelKind, key: string) => void dispatch(modelChosen(key)),
    },
  }
}

/**
 * The models of this site. Until the list has come, or where it can't be had, they are those that
 * this device was last told of, so that no price changes while it is read; the fallback pair on a
 * device that never was.
 */
function useModelList() {
  const { data, isError } = useListModelsQuery()
  const [kept] = useState(readKeptModels)

  useEffect(() => {
    if (data) keepModelList(data)
  }, [data])

  const known = data ?? kept
  return { models: known ?? FALLBACK_MODELS, isKnown: known !== null, hasFailed: isError && !known }
}
