import { lazyPart } from '@kathasagar/ui/internal'
import { LandingScreen } from '@kathasagar/ui/screens'
import { usePlayDemoQuery } from '@kathasagar/api'
import type { ActionRequest, DemoRequest } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { startTransition, useEffect, useState } from 'react'

import { useTitle } from '../../shared/useTitle.ts'
import { SiteFooter } from '../../layouts/SiteFooter.tsx'
import { paths } from '../../navigation/paths.ts'
import { runWhenIdle } from '../../shared/runWhenIdle.ts'

const PICTURES = ['choose', 'read', 'say', 'look', 'paint', 'end'].map((name) => `/art/${name}.svg`)

const Demo = lazyPart(async () => (await import('./Demo.tsx')).Demo)

export default function LandingRoute() {
  const demo = useDemo()
  useTitle(undefined)

  return (
    <LandingScreen
      footer={<SiteFooter />}
      homeHref={paths.home}
      pictures={PICTURES}
      demo={demo && <Demo {...demo} />}
    />
  )
}

type Typed = Readonly<Record<string, string>>

const wordsOf = (action: ActionRequest | undefined) => {
  if (action?.action_type === 'custom_action') return action.user_action
  return action?.action_type === 'continue' ? action.selected_choice : undefined
}

function useRest(): boolean {
  const [isRested, setIsRested] = useState(false)
  useEffect(() => runWhenIdle(() => startTransition(() => setIsRested(true))), [])
  return isRested
}

interface DemoState {
  actions: DemoRequest['actions']
  before: { said: string | undefined; turnsLeft: number }
}

const INITIAL_DEMO: DemoState = {
  actions: [],
  before: { said: undefined, turnsLeft: LIMITS.demoTurns },
}

/** Returns a three-turn demo of a featured story, or null. */
function useDemo() {
  const [{ actions, before }, setPlay] = useState(INITIAL_DEMO)
  const skip = !useRest()
  const { data, currentData, isFetching } = usePlayDemoQuery({ actions: [...actions] }, { skip })
  if (!data) return null

  const { story_id, title, narrative, setup, plate, turns_left, chances, meters } = data
  const { declined, hint, asked } = currentData ?? {}
  const isTold = turns_left < before.turnsLeft
  const said = isTold ? wordsOf(actions.at(-1)) : before.said
  // Declined input and help are not replayed. Input with a clarifying question is.
  const isKept = isTold || (asked !== undefined && actions.length < LIMITS.demoActions)
  const taken = isKept ? actions : actions.slice(0, -1)
  const act = (action: DemoRequest['actions'][number]) =>
    setPlay({ actions: [...taken, action], before: { said, turnsLeft: turns_left } })
  return {
    title,
    text: setup ?? narrative,
    said,
    declined,
    hint,
    asked,
    choices: currentData?.choices ?? [],
    locked: currentData?.locked ?? [],
    asks: currentData?.asks ?? [],
    chances,
    meters,
    plate,
    turnsLeft: turns_left,
    isBusy: isFetching,
    storyHref: paths.story(story_id),
    onChoice: (selected_choice: string, typed?: Typed) =>
      act({ action_type: 'continue', selected_choice, ...(typed && { typed }) }),
    onSay: (user_action: string, typed?: Typed) =>
      act({ action_type: 'custom_action', user_action, ...(typed && { typed }) }),
    onAgain: () => setPlay(INITIAL_DEMO),
  }
}
