import type { ImportedStory, ImportFix, ImportNote, ImportRefusal } from '@kathasagar/interchange'
import { makeStructure } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'

import { asSheet, coversPage } from '../../../../../../.storybook/asSheet.ts'
import { ImportDialog } from './ImportDialog.tsx'
import type { ReadStory, StoryExchange } from '../../../authoring/storyExchange.ts'

type Given = Omit<ImportedStory, 'mends'> &
  Partial<Pick<ImportedStory, 'mends'>> &
  Pick<ReadStory, 'asIs'>

/** What a reading finds; without some of its mends the story is as it was read. */
const reads = (
  read: (...given: Parameters<StoryExchange['read']>) => Promise<Given | ImportRefusal>,
): StoryExchange => ({
  read: async (...given) => {
    const found = await read(...given)
    if ('code' in found) return found
    const story = { mends: [], ...found }
    return { ...story, without: (ids) => without(story, ids) }
  },
  write: async () => ({ name: '', content: '' }),
})

const ferry: Given = { title: 'The Ferry', structure: makeStructure(), notes: [], replay: null }
/** A reading that finds the ferry, or what is other about it. */
const finds = (found: Partial<Given> = {}) => reads(async () => ({ ...ferry, ...found }))

const without = (story: ImportedStory, ids: ReadonlySet<string>): ImportedStory => ({
  ...story,
  mends: story.mends.filter(({ id }) => !ids.has(id)),
  structure: ids.size === 0 ? story.structure : (story.unfixed ?? story.structure),
})

/** A note on the whole story unless said. */
const note = (given: Partial<ImportNote>): ImportNote => ({
  passage: null,
  line: null,
  message: '',
  effect: 'story',
  count: 1,
  ...given,
})

const meta = {
  title: 'Authoring/ImportDialog',
  tags: ['internal', 'role:author', 'role:admin'],
  component: ImportDialog,
  parameters: coversPage,
  args: {
    items: [{ name: 'ferry.twee', file: new File([':: Start'], 'ferry.twee') }],
    onClose: fn(),
    onReplace: fn(),
    exchange: finds(),
  },
} satisfies Meta<typeof ImportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

export const States: Story = {
  tags: ['!test'],
  parameters: asSheet(() => ({ meta }), {
    opened: () => ({
      Clean,
      AsInk,
      Mended,
      LongNames,
      WithNotes,
      PlacesShown,
      Refused,
      Reading,
      Choosing,
      PublishedPage,
    }),
  }),
}

/** Nothing is replaced before it was seen what comes. */
export const Clean: Story = {
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    await screen.findByText('Everything was carried over as it was.')
    await expect(args.onReplace).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole('button', { name: 'Replace the scenes' }))
    await expect(args.onReplace).toHaveBeenCalledWith(makeStructure(), 'The Ferry')
  },
}

/** What scenes cannot carry runs as ink: the dialog says which of the two it becomes, and why. */
export const AsInk: Story = {
  args: {
    exchange: finds({
      title: 'The Market',
      structure: {
        ...makeStructure(),
        ink: {
          source: 'The market opens.',
          compiled: '{}',
          walk: { ways: 200, ended: 187, unfinished: 13, loose: 0, longest: 24, faults: [] },
        },
      },
      notes: [
        note({
          message:
            'This story runs as ink: its own program plays it, for scenes cannot carry all of it. Line 1: LIST cannot be translated.',
          effect: 'nothing',
        }),
      ],
    }),
  },
  play: async () => {
    const form = await screen.findByText(/It will run as ink/u)
    await waitFor(() => expect(form).toBeVisible())
    await expect(screen.getByText(/LIST cannot be translated/u)).toBeVisible()
  },
}

/** A story that was exported whole brings its fields along, unless its reader wants the scenes alone. */
export const Whole: Story = {
  args: {
    onBring: fn(),
    exchange: finds({
      about: { tagline: 'Nobody rows.', story_prompt: 'You wait at the jetty.' },
      notes: [note({ message: 'There is no tag "river" here.', effect: 'looks' })],
    }),
  },
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('checkbox', { name: /Take its title, description, prompt/ })
    await expect(box).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Replace the scenes' }))
    await expect(args.onBring).toHaveBeenCalledOnce()
    await expect(args.onReplace).toHaveBeenCalledWith(makeStructure(), 'The Ferry')

    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Replace the scenes' }))
    await expect(args.onBring).toHaveBeenCalledOnce()
  },
}

const PARTED: readonly ImportFix[] = [
  { id: 'text jetty', kind: 'text', node: 'jetty', parts: 4, message: 'It goes on in 4 parts.' },
  { id: 'label jetty', kind: 'label', node: 'jetty', choice: 1, parts: 1, message: 'It was cut.' },
  {
    id: 'unreached loft',
    kind: 'unreached',
    node: 'loft',
    parts: 1,
    message: 'No way leads here.',
  },
]
const unfixed = makeStructure({ nodes: { jetty: { text: 'x'.repeat(12_000), choices: [] } } })

/** What was done to make scenes fit can be left out, and what is taken follows. */
export const Mended: Story = {
  args: {
    onNotes: fn(),
    exchange: finds({
      unfixed,
      mends: PARTED,
      replay: { ways: 200, differences: 0, first: null },
    }),
  },
  play: async ({ args, userEvent }) => {
    const all = await screen.findByRole('checkbox', { name: 'All of them (3)' })
    await expect(all).toBeChecked()
    await screen.findByText(/^4 .*, 2 /)

    await userEvent.click(screen.getByRole('checkbox', { name: 'Parted in 4: jetty' }))
    await expect(all).not.toBeChecked()
    await screen.findByText(/^1 .*, 1 /)
    await userEvent.click(screen.getByRole('button', { name: 'Replace the scenes' }))
    await expect(args.onReplace).toHaveBeenLastCalledWith(unfixed, 'The Ferry')
    await expect(args.onNotes).toHaveBeenLastCalledWith(
      expect.objectContaining({ mends: PARTED.slice(1) }),
    )
  },
}

/** Names of scenes that are one long word break: nothing of them lies beyond the list. */
export const LongNames: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    exchange: finds({
      mends: PARTED.map((mend) => ({
        ...mend,
        node: 'ch_00_prologue_floors_not_thrones'.repeat(3),
      })),
    }),
  },
  play: async () => {
    const [first] = await screen.findAllByText(/^ch_00_prologue/)
    const list = first?.closest('ul')

    await expect(list?.scrollWidth).toBe(list?.clientWidth)
  },
}

/** All of them go together, and come back. */
export const WithoutFixes: Story = {
  args: { ...Mended.args },
  play: async ({ args, userEvent }) => {
    const all = await screen.findByRole('checkbox', { name: 'All of them (3)' })

    await userEvent.click(all)
    const one = screen.getByRole('checkbox', { name: 'Words of choice 2 cut: jetty' })
    await expect(one).not.toBeChecked()
    await userEvent.click(all)
    await expect(one).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Replace the scenes' }))
    await expect(args.onReplace).toHaveBeenLastCalledWith(makeStructure(), 'The Ferry')
  },
}

/** What could not be carried over is named with its passage and line. */
export const WithNotes: Story = {
  args: {
    exchange: finds({
      title: '',
      replay: {
        ways: 200,
        differences: 12,
        first: {
          node: 'Jetty',
          what: 'text',
          original: 'The boat is late.',
          imported: 'The boat.',
        },
      },
      notes: [
        note({
          passage: 'Jetty',
          line: 12,
          message: 'The script was left out; nothing in it ran.',
        }),
        note({ message: 'The style sheet was left out.', effect: 'looks' }),
        note({
          line: 3,
          message: 'Bold was left out; the words stay.',
          effect: 'looks',
          count: 40,
        }),
      ],
    }),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('row', { name: /Jetty 12 The script/ })
    await screen.findByText(/On 12 of 200 ways .* first in “Jetty”/)
    await screen.findByText('The boat is late.')
    const shown = screen.getByRole('combobox', { name: 'Show what' })
    await userEvent.selectOptions(shown, 'changes only its looks (41)')
    await expect(screen.queryByRole('row', { name: /Jetty/ })).toBeNull()
    await screen.findByRole('row', { name: /Bold was left out; the words stay. \(40 places\)/ })

    await userEvent.click(screen.getByRole('button', { name: 'Keep what is here' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onReplace).not.toHaveBeenCalled()
  },
}

/** A place leads to its scene as it would come, before anything is replaced: of a note, and of where the walk parts. */
export const PlacesShown: Story = {
  args: {
    exchange: finds({
      replay: {
        ways: 200,
        differences: 3,
        first: { node: 'morning', what: 'text', original: '…it is late.', imported: '' },
      },
      notes: [
        note({ passage: 'The jetty', node: 'jetty', line: 2, message: 'The script was left out.' }),
        note({ passage: 'Gone', line: 9, message: 'No scene came of it.' }),
      ],
    }),
  },
  play: async ({ args, userEvent }) => {
    const { nodes } = makeStructure()
    await userEvent.click(await screen.findByRole('button', { name: 'Show the scene: morning' }))
    const parting = await screen.findByRole('dialog', { name: 'Show the scene: morning' })
    await expect(parting).toHaveTextContent(nodes['morning']!.text)
    await userEvent.keyboard('{Escape}')

    await userEvent.click(await screen.findByRole('button', { name: 'Show the scene: The jetty' }))
    const noted = await screen.findByRole('dialog', { name: 'Show the scene: The jetty' })
    await expect(noted).toHaveTextContent(nodes['jetty']!.choices[0]!.text)
    await userEvent.keyboard('{Escape}')

    await expect(screen.queryByRole('button', { name: /Gone/u })).toBeNull()
    await expect(args.onReplace).not.toHaveBeenCalled()
  },
}

/** A scene of a story in Urdu is shown in its hand, from right to left, whatever the page speaks. */
export const UrduPlace: Story = {
  args: {
    exchange: finds({
      title: 'گھاٹ',
      structure: { start_node: 'jetty', nodes: { jetty: { text: '12 چپو گم ہیں۔', choices: [] } } },
      about: { language: 'ur' },
      notes: [note({ passage: 'گھاٹ', node: 'jetty', message: 'The script was left out.' })],
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show the scene: گھاٹ' }))
    const text = await screen.findByText('12 چپو گم ہیں۔')
    const scene = text.closest('[dir="rtl"]')

    await expect(scene).toHaveAttribute('lang', 'ur')
    await expect(getComputedStyle(text).fontFamily).toMatch(/nastaliq/i)
  },
}

/** Without a walk beside the original nobody knows that it tells the same. */
export const Replayed: Story = {
  args: {
    exchange: finds({
      notes: [note({ message: 'The style sheet was left out.', effect: 'looks' })],
      replay: { ways: 200, differences: 0, first: null },
    }),
  },
  play: async () => {
    await screen.findByText(
      'Walked beside its original on 200 ways: nothing differed. The original was played by our reader of its format, not by its own engine.',
    )
    await expect(screen.queryByText('Everything was carried over as it was.')).toBeNull()
  },
}

/** What is named as lost is missing on both sides of the walk: to differ nowhere is no praise then. */
export const ReplayedWithLosses: Story = {
  args: {
    exchange: finds({
      notes: [note({ message: 'The script was left out.', effect: 'story' })],
      replay: { ways: 200, differences: 0, first: null },
    }),
  },
  play: async () => {
    await screen.findByText(/^What is named below apart, nothing differed .* on 200 ways/)
    await expect(screen.queryByText(/^Walked beside its original/)).toBeNull()
  },
}

export const Refused: Story = {
  args: {
    items: [{ name: 'story.json', file: new File(['{'], 'story.json') }],
    exchange: reads(async () => ({
      code: 'unreadable',
      message: 'This is not valid JSON.',
      line: 1,
    })),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Line 1: This is not valid JSON.',
    )
  },
}

const long = { text: 'x'.repeat(9000), choices: [] }

/** More than can be saved: said before anything is replaced, with what to do about it. */
export const TooLarge: Story = {
  args: {
    exchange: finds({
      title: 'The Long Ferry',
      structure: {
        start_node: 'n0',
        nodes: Object.fromEntries(Array.from({ length: 240 }, (_, at) => [`n${at}`, long])),
      },
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'They take 2,117 KB, and only 2,048 KB can be saved.',
    )
  },
}

/** What is under way is told, and can be stopped; other files may be picked then. */
export const Reading: Story = {
  args: {
    exchange: reads((_, { onProgress }) => {
      onProgress({ step: 'walking', share: 0.5 })
      return new Promise(() => {})
    }),
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('progressbar', { name: 'Walking it beside its original' })

    await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
    await screen.findByRole('button', { name: 'Choose a folder' })
  },
}

const readFiles = fn()

/** A folder comes with the paths of its files; of sounds only the name is read. */
export const Choosing: Story = {
  args: {
    items: [],
    exchange: reads(async (files) => {
      readFiles(files.map(({ name, bytes }) => [name, bytes.length]))
      return ferry
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Bring a story' })
    const [input] = dialog.querySelectorAll<HTMLInputElement>('input[type="file"]')
    const files = [
      new File(['*page_break'], 'startup.txt'),
      new File(['12345'], 'map.png'),
      new File(['123'], 'rain.ogg'),
    ]

    await fireEvent.change(input!, { target: { files } })

    await screen.findByRole('dialog', { name: 'Import “The Ferry”?' })
    await expect(readFiles).toHaveBeenLastCalledWith([
      ['startup.txt', 11],
      ['map.png', 5],
      ['rain.ogg', 0],
    ])
  },
}

const PLAYED = { ...makeStructure(), page: { hash: 'c'.repeat(64), format: 'Harlowe 3.3.9' } }
const keepPage = fn(async (): Promise<typeof PLAYED | null> => PLAYED)
const published = (isOnly: boolean): StoryExchange =>
  reads(async () => ({
    title: 'The Ferry',
    structure: makeStructure(),
    notes: [note({ message: 'The script was left out.' })],
    replay: null,
    asIs: { format: 'Harlowe 3.3.9', isOnly, keep: keepPage },
  }))

/** A published page of Twine: its author chooses whether it becomes scenes or plays itself. */
export const PublishedPage: Story = {
  args: { exchange: published(false) },
  play: async ({ args, userEvent }) => {
    const asItIs = await screen.findByRole('radio', { name: /^Play as it is: .*Harlowe 3\.3\.9/u })
    await expect(asItIs).not.toBeChecked()
    await expect(screen.getByText(/Played as it is, the page keeps it/u)).toBeVisible()

    await userEvent.click(asItIs)
    await expect(screen.queryByText(/the page keeps it/u)).toBeNull()
    await expect(screen.getByText(/The page takes the place of all scenes/u)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Replace the scenes' }))

    await waitFor(() => expect(args.onReplace).toHaveBeenCalledWith(PLAYED, 'The Ferry'))
  },
}

/** No scenes could be read from it. */
export const PageAlone: Story = {
  args: { exchange: published(true) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('radio', { name: /^Play as it is/u })).toBeChecked()
    await expect(screen.getByRole('radio', { name: /^Turn into scenes/u })).toBeDisabled()

    // The page was not taken: nothing has changed, and the dialog says why that may be.
    keepPage.mockResolvedValueOnce(null)
    await userEvent.click(await screen.findByRole('button', { name: 'Replace the scenes' }))

    await expect(await screen.findByRole('alert')).toHaveTextContent('The page was not kept')
    await expect(args.onReplace).not.toHaveBeenCalled()
  },
}

/** A source of Twine has no engine: what it takes to play it as it is stands above the report. */
export const PageNeeded: Story = {
  args: {
    exchange: finds({
      asIs: 'needed',
    }),
  },
  play: async () => {
    await screen.findByText(/import the page that Twine publishes to a file/u)
  },
}
