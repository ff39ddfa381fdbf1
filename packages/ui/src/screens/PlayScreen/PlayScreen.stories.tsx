import { makeRecalledTurn, makeEndingRecap, makeModels, makePrices } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor } from 'storybook/test'

import { onlyOnDesks } from '../../../../../.storybook/modes.ts'
import { says } from '../../../../../.storybook/localized/says.ts'
import { saysLog, type SaidLogOptions } from '../../../../../.storybook/localized/saysLog.ts'
import type { Shared } from '../../components/play/ShareButton/ShareButton.tsx'
import type { PlayMessages } from '../../messages/en.ts'
import { usePlayMessages } from '../../messages/usePlayMessages.ts'
import { logEntriesOf, pendingEntriesOf, type LogOptions } from '../../play/logEntries.ts'
import { firstReading } from '../../play/reading.ts'
import { tellingOf } from '../../play/tellingText.ts'
import { lowCreditsEntryOf, refusalEntryOf } from '../../play/refusalEntry.ts'
import { claims, has, hasNo, presses, shows, tells } from '../../testing/plays.ts'
import { PlayScreen, type PlayScreenProps } from './PlayScreen.tsx'
import { midStory, sessionWith, turn } from './sampleSession.ts'

const models = makeModels()
const nameOf = (key: string) =>
  [...models.text, ...models.image].find(({ model_key }) => model_key === key)?.display_name ?? key

const logWith = (entries: PlayScreenProps['log']['entries']) => ({ entries, onSave: fn() })
/** A session together with the log that tells it, in the language of the toolbar. */
const told = (session: typeof midStory, options: SaidLogOptions = {}) => ({
  session,
  log: logWith(saysLog(session.session_data.narrative_history, { ...options, nameOf })),
})
/** The same where it is drawn. */
const useTold = (session: typeof midStory, options: LogOptions) => {
  const { play: messages } = usePlayMessages()
  const history = session.session_data.narrative_history
  return { session, log: logWith(logEntriesOf(history, nameOf, { ...options, messages })) }
}
/** The session goes on below what was told. */
const belowIt = (added: NonNullable<SaidLogOptions['added']>) => told(midStory, { added }).log
const withPending = belowIt((messages) =>
  pendingEntriesOf({
    number: midStory.session_data.narrative_history.length,
    asked: {
      action_type: 'custom_action',
      user_action: 'I lower a lamp on the rope',
    },
    model: models.text[1] ?? null,
    messages,
  }),
)
const choosing = (index: number) => ({
  action_type: 'continue',
  selected_choice: midStory.session_data.choices[index],
})

const untroubled: PlayScreenProps['interruptions'] = {
  outOfCredits: { refusal: null, onClose: fn() },
  login: { isOpen: false, onClose: fn(), onContinue: fn() },
}

const meta = {
  title: 'Screens/PlayScreen',
  tags: ['beta', 'role:player'],
  component: PlayScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'ready',
    ...told(midStory),
    models: {
      list: models,
      value: { text: 'tenali', image: 'vishvakarma' },
      prices: makePrices(),
      onChange: fn(),
      onRetry: fn(),
    },
    turn: { telling: tellingOf(''), isBusy: false },
    onCommand: fn(async () => true),
    reading: { value: firstReading, onChange: fn() },
    interruptions: untroubled,
    ending: {
      rating: null,
      onRatingChange: fn(),
      onShare: fn(async (): Promise<Shared> => 'copied'),
      onBeginAgain: fn(),
      hrefOfStory: (id) => `/game/${id}`,
    },
    onBack: fn(),
    links: { guide: '/guide', plays: '#plays', stories: '#stories' },
  },
} satisfies Meta<PlayScreenProps>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const Loading: Story = {
  args: { status: 'loading', session: null, log: logWith([]) },
  play: claims(shows('Loading game session...'), presses('Back', 'onBack')),
}

/** The server gave a reason. */
export const Failed: Story = {
  tags: ['visual'],
  args: {
    status: 'failed',
    session: null,
    log: logWith([]),
    error: says(({ site }) => site.failed.session),
  },
  play: tells('alert', 'Failed to fetch game session'),
}

/** Nothing is under the address: the ways on from there. */
export const NotFound: Story = {
  tags: ['visual'],
  args: { session: null, log: logWith([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Game session not found')
    const leadsTo = (name: string) => expect(canvas.getByRole('link', { name }))
    await leadsTo('My plays').toHaveAttribute('href', '#plays')
    await leadsTo('Browse stories').toHaveAttribute('href', '#stories')
  },
}

/** Nothing played yet: the hint shows the way, and there is nothing to take back. */
export const FirstTurn: Story = {
  args: told(
    sessionWith({
      session_data: {
        narrative_history: midStory.session_data.narrative_history.slice(0, 1),
        scenes: midStory.session_data.scenes.slice(0, 1),
        can_undo: false,
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Say what you do/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Undo/ })).toBeDisabled()
  },
}

const knowing = told(
  sessionWith({
    session_data: {
      narrative_history: midStory.session_data.narrative_history.slice(0, 1),
      scenes: midStory.session_data.scenes.slice(0, 1),
      can_undo: false,
      known: ['The key hangs in the well.'],
    },
  }),
)

/** What an earlier play has taught is told, and can be left behind. */
export const KnownFromBefore: Story = {
  args: { ...knowing, log: { ...knowing.log, onForget: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('The key hangs in the well.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Begin as if for the first time' }))

    await expect(args.log.onForget).toHaveBeenCalledOnce()
  },
}

/** A free action, a choice, the four commands. */
export const MidStory: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Describe your custom action...' })

    await step('Enter acts and empties the field', async () => {
      await userEvent.type(field, '  I count the steps {Enter}')
      await expect(args.onCommand).toHaveBeenCalledWith({
        action_type: 'custom_action',
        user_action: 'I count the steps',
      })
      await waitFor(() => expect(field).toHaveValue(''))
    })
    await step('a choice is picked by pointer and by number', async () => {
      const group = canvas.getByRole('group', { name: 'Choices' })
      await userEvent.click(group.querySelectorAll('button')[0] as HTMLElement)
      await expect(args.onCommand).toHaveBeenLastCalledWith(choosing(0))
      await userEvent.keyboard('2')
      await expect(args.onCommand).toHaveBeenLastCalledWith(choosing(1))
    })
    await step('the four commands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Continue/ }))
      await userEvent.click(canvas.getByRole('button', { name: /^Immerse/ }))
      await userEvent.click(canvas.getByRole('button', { name: /^Show/ }))
      for (const action_type of ['continue', 'immerse', 'show']) {
        await expect(args.onCommand).toHaveBeenCalledWith({ action_type })
      }
    })
    await step('the log bears the title of the story', async () => {
      await expect(canvas.getByRole('log', { name: midStory.story.title })).toBeVisible()
    })
  },
}

/** What the scene asks to be typed goes with the choice, and with words of the player's own. */
export const Asking: Story = {
  args: told(
    sessionWith({
      ...midStory,
      session_data: {
        ...midStory.session_data,
        asks: [{ variable: 'name', label: 'What do they call you?', value: '', most: 20 }],
      },
    }),
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'What do they call you?' }),
      'Mira',
    )
    const [first = ''] = midStory.session_data.choices
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(first) }))
    await expect(args.onCommand).toHaveBeenLastCalledWith({
      ...choosing(0),
      typed: { name: 'Mira' },
    })
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Describe your custom action...' }),
      'I wave',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onCommand).toHaveBeenLastCalledWith({
      action_type: 'custom_action',
      user_action: 'I wave',
      typed: { name: 'Mira' },
    })
  },
}

/** Undo asks first, and is then asked for like every other command. */
export const UndoAsked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('Redo brings it back')
    await expect(args.onCommand).not.toHaveBeenCalled()
  },
}

export const UndoConfirmed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the step' }))
    await expect(mocked(args.onCommand).mock.calls).toEqual([[{ action_type: 'undo' }]])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

/** What was typed stays when the action is refused. */
export const ActionRefused: Story = {
  args: { onCommand: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'I dive{Enter}')
    await expect(field).toHaveValue('I dive')
  },
}

/** The answer has not begun: nothing can be pressed, everything can be read. */
export const Thinking: Story = {
  args: { turn: { telling: tellingOf(''), isBusy: true }, log: withPending },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status', { name: 'AI is thinking...' })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    for (const name of [/^Act/, /^Continue/, /^Immerse/, /^Show/, /^Undo/]) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    }
    await userEvent.keyboard('1')
    await expect(args.onCommand).not.toHaveBeenCalled()
  },
}

/** The answer is being told as it arrives. */
export const Streaming: Story = {
  args: {
    log: withPending,
    turn: {
      isBusy: true,
      telling: tellingOf('The rope runs out before the dark does. You let go of the last knot and'),
    },
  },
  play: tells('log', /You let go of the last knot and$/),
}

/** The newest thing is a painted scene. */
export const WithPicture: Story = {
  args: told(
    sessionWith({
      session_data: {
        narrative_history: midStory.session_data.narrative_history.slice(0, 3),
        choices: [],
      },
    }),
  ),
  play: claims(has('img', /a moon lying in its water/), hasNo('group', 'Choices')),
}

export const LowCredits: Story = {
  args: {
    session: sessionWith({ credits: 4 }),
    log: belowIt((messages) => [lowCreditsEntryOf({ id: 'low-4', messages })]),
  },
  play: tells('log', /Your credits are running low!/),
}

const alternatives = models.text.slice(0, 2)
const emptyWallet = (messages: PlayMessages['play']) =>
  refusalEntryOf(
    {
      code: 'not_enough_credits',
      detail: 'Not enough credits.',
      model_requested: 'vyasa',
      available_credits: 2,
      required_credits: 8,
      suggested_alternatives: alternatives,
    },
    { id: 'refused-1', displayNameOf: nameOf, messages },
  )

/** The wallet does not reach for Vyasa; two others can go on. */
export const NotEnoughCredits: Story = {
  args: {
    session: sessionWith({ credits: 2 }),
    models: { ...meta.args.models, value: { text: 'vyasa', image: 'vishvakarma' } },
    log: belowIt((messages) => [emptyWallet(messages)]),
    interruptions: {
      ...untroubled,
      outOfCredits: {
        refusal: {
          message: says(({ play }) => String(emptyWallet(play).content)),
          models: alternatives,
        },
        onClose: fn(),
      },
    },
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = canvasElement.ownerDocument.querySelector('[role="dialog"]')
    await expect(dialog).toHaveTextContent('Try these alternatives:')
    const [first] = dialog?.querySelectorAll<HTMLElement>('[role="group"] button') ?? []
    await userEvent.click(first as HTMLElement)
    await expect(args.models.onRetry).toHaveBeenCalledWith('kathakar')
  },
}

export const NotEnoughXp: Story = {
  args: {
    session: sessionWith({ current_xp: 1 }),
    log: belowIt((messages) => [
      refusalEntryOf(
        { code: 'not_enough_xp', detail: '', current_xp: 1, required_xp: 2 },
        { id: 'refused-2', displayNameOf: nameOf, messages },
      ),
    ]),
  },
  play: tells('log', 'Not enough XP. You have 1 XP, but need 2 XP for this action.'),
}

export const LoginRequired: Story = {
  args: { interruptions: { ...untroubled, login: { ...untroubled.login, isOpen: true } } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent('Please log in to continue playing.')
  },
}

const ending = { title: 'The Moon That Waited', number: 3, total: 7, turns: 41, xp_gained: 50 }
const lastTurn = turn(6, {
  narrative:
    'You sit down on the warm step, where somebody had stood up for you, and wait until the two moons agree. It takes one night, or every night you had. When they meet, the water gives a small, contented sound, like a pot set down at the right house, and the woman above you laughs and says, “There. Now it is only late.”',
})
const endedSession = sessionWith({
  session_data: {
    narrative_history: [...midStory.session_data.narrative_history, lastTurn],
    choices: [],
    ending,
  },
  is_completed: true,
  scenes_completed: 18,
  completion_percentage: 100,
})

/** A finished story opens on its ending; its log can be read again. */
export const Ended: Story = {
  args: told(endedSession, { endingTitle: ending.title }),
  play: async ({ args, canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { level: 1 })
    await expect(title).toHaveTextContent(ending.title)
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }))
    await expect(args.ending.onRatingChange).toHaveBeenCalledWith(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(args.ending.onShare).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }))
    await expect(args.ending.onBeginAgain).toHaveBeenCalledOnce()
  },
}

function EndingArrives(props: PlayScreenProps) {
  const [hasEnded, setHasEnded] = useState(false)
  const ended = useTold(endedSession, { freshFrom: 5, endingTitle: ending.title })
  const takeTurn = async () => {
    setHasEnded(true)
    return true
  }

  return <PlayScreen {...props} {...(hasEnded ? ended : {})} onCommand={takeTurn} />
}

/** An ending that comes while the player reads is told first and looked at when they wish. */
export const EndingReached: Story = {
  render: (args) => <EndingArrives {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Continue/ }))
    await expect(canvas.getByRole('log')).toHaveTextContent(/There. Now it is only late/)
    await userEvent.click(canvas.getByRole('button', { name: 'See the ending' }))
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(ending.title)
  },
}

/** The whole way again, from its first word. */
export const EndedLog: Story = {
  args: Ended.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read it again' }))
    await expect(canvas.getByRole('log')).toHaveTextContent(
      /reached an ending: The Moon That Waited/,
    )
    await expect(canvas.getByRole('button', { name: 'See the ending' })).toBeVisible()
    const first = canvas.getByText(/^The lowest step is not on the plan/)
    await waitFor(() => expect(first.closest('article')).toHaveFocus())
  },
}

/** A line of what was done leads to its turn in the log, where the focus goes too. */
export const RecalledTurn: Story = {
  args: {
    ...Ended.args,
    ending: {
      ...meta.args.ending,
      recap: makeEndingRecap({
        recalled: [makeRecalledTurn({ text: 'You looked into her pot.', turn: 3 })],
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn 3' }))
    const chosen = canvas.getByText('Selected: Look into her pot')
    await waitFor(() => expect(chosen.closest('article')).toHaveFocus())
  },
}

/** However long an ending is, its ways on lie at the lower edge, and nothing shows below them. */
export const LongEnding: Story = {
  args: {
    ...told(
      sessionWith({
        ...endedSession,
        session_data: {
          ...endedSession.session_data,
          narrative_history: [
            ...midStory.session_data.narrative_history,
            turn(6, { narrative: 'The moon waits over the well, and so do you. '.repeat(24) }),
          ],
        },
      }),
    ),
    ending: { ...meta.args.ending, recap: makeEndingRecap() },
  },
  parameters: onlyOnDesks,
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('button', { name: 'Begin again' })
    const ways = way.closest('article > *')
    const page = way.closest('article')?.parentElement

    await expect(page?.scrollHeight).toBeGreaterThan(page?.clientHeight ?? 0)
    // The painting is not cut to a strip of itself beside words that take a screen and more.
    const painting = page?.querySelector('img')?.getBoundingClientRect()
    await expect(painting?.height).toBeLessThan(painting?.width ?? 0)
    // Once the card has arrived.
    await waitFor(() =>
      expect(ways?.getBoundingClientRect().bottom).toBeCloseTo(
        page?.getBoundingClientRect().bottom ?? 0,
        0,
      ),
    )
  },
}

function ForkTaken(props: PlayScreenProps) {
  const [isBack, setIsBack] = useState(false)
  const back = useTold(midStory, { freshFrom: 1 })
  const ended = useTold(endedSession, { freshFrom: 1, endingTitle: ending.title })
  const takeTurn: PlayScreenProps['onCommand'] = async (action) => {
    setIsBack(true)
    return props.onCommand(action)
  }

  return <PlayScreen {...props} {...(isBack ? back : ended)} onCommand={takeTurn} />
}

/** Back at the fork the log stands as it was, nothing is told anew, and the choices are open. */
export const BackAtTheFork: Story = {
  args: { ending: { ...meta.args.ending, recap: makeEndingRecap() } },
  render: (args) => <ForkTaken {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the last fork' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ action_type: 'undo', to: 'fork' })
    const log = await canvas.findByRole('log')
    await expect(log).toHaveTextContent(/already thinner on its left side/)
    await expect(log).not.toHaveTextContent('reached an ending')
    await expect(canvas.getByRole('group', { name: 'Choices' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Story so far' })).toHaveFocus())
  },
}

export const Hindi: Story = {
  args: told(
    sessionWith({
      story: { title: 'बावड़ी का चाँद जल्दी क्यों आया', language: 'hi' },
      session_data: {
        narrative_history: [
          turn(1, {
            narrative:
              'सबसे निचली सीढ़ी नक़्शे पर नहीं है। पैर उसे पानी के एक बालिश्त नीचे ढूँढ लेता है, और वह गुनगुनी है, जैसे कोई अभी-अभी उठकर तुम्हें रास्ता दे गया हो।',
          }),
          turn(2, {
            narrative:
              'ऊपर चाँद पूरा है, पर पानी में उसकी बाईं ओर घिस चुकी है। तुम साँस लेते हो और वह साँस पहुँचने से पहले काँप जाता है।',
            setup: 'दो गीली सीढ़ियाँ यहाँ से ऊपर जाती हैं। एक पर पैरों के निशान हैं, और वे तुम्हारे हैं।',
          }),
        ],
        choices: ['अपने ही निशानों के पीछे चलो', 'सूखी सीढ़ी लो और मत गिनो'],
        scenes: [{ title: 'पानी के नीचे की सीढ़ी', is_current: true }],
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toHaveAttribute('lang', 'hi')
  },
}

const longHistory = Array.from({ length: 150 }, (_unused, index) =>
  turn(index + 1, {
    narrative: `Storey ${index + 1}. The stairs go on as they have gone on, and the light in the corner is smaller by the width of one finger held at arm’s length.`,
  }),
)

/** Three hundred visible entries, read from the newest. */
export const LongLog: Story = {
  args: told(sessionWith({ session_data: { narrative_history: longHistory } })),
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('region', { name: 'Story so far' })
    const toEnd = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    await waitFor(() => expect(toEnd()).toBeLessThan(2))

    scroller.scrollTop = 0
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' })
    await userEvent.click(jump)
    await waitFor(() => expect(toEnd()).toBeLessThan(2))
  },
}
