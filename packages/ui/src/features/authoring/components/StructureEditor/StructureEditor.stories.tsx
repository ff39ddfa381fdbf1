import type { DraftStructure } from '@kathasagar/story/schema'
import { reviewStory } from '@kathasagar/story'
import { makeStructure, makeTestPlay } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within, screen } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { readStructure } from '../../../../testing/authoredStory.tsx'
import { manyScenes } from '../../../../testing/manyScenes.ts'
import { StructureEditor, type StructureEditorProps } from './StructureEditor.tsx'

function Held(props: StructureEditorProps) {
  const [structure, setStructure] = useState(props.structure)
  const [unsoundText, setUnsoundText] = useState(props.unsoundText)
  const story = { structure, content_rating: 'teen', initial_xp: 100, game_config: {} } as const

  return (
    <StructureEditor
      {...props}
      findings={reviewStory(story)}
      onChange={(next) => {
        setStructure(next)
        props.onChange(next)
      }}
      onUnsoundText={setUnsoundText}
      structure={structure}
      unsoundText={unsoundText}
    />
  )
}

const { nodes } = makeStructure()
const broken: DraftStructure = {
  start_node: 'jetty',
  nodes: {
    ...nodes,
    current: { ...nodes['current']!, choices: [{ text: 'Dive', target: 'the_deep' }] },
    loft: { text: '', choices: [] },
  },
}

const meta = {
  title: 'Internal/Authoring/StructureEditor',
  tags: ['internal', 'role:author', 'role:admin'],
  component: StructureEditor,
  args: {
    structure: makeStructure(),
    onChange: fn(),
    unsoundText: null,
    onUnsoundText: fn(),
    readStructure,
    findings: [],
    title: 'The Oar',
    lang: 'en',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof StructureEditor>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      ByKeyboard,
      BrokenLinks: { args: { structure: broken } },
      Empty,
      UnsoundJson,
      TenThousandScenes,
      HostileNames,
      More,
    }),
    { isWide: true },
  ),
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('listbox', { name: 'Scenes' })
    await userEvent.tab()
    within(list).getAllByRole('option')[0]!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('current')

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveFocus())
    await userEvent.paste(' It knows your name.')

    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.paste('the_talking_river')
    await userEvent.keyboard('{Enter}')
    await expect(
      await within(list).findByRole('option', { name: /the_talking_river/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /jetty, choice 1/ }))
    await expect(canvas.getAllByLabelText('Target scene')[0]).toHaveValue('the_talking_river')
  },
}

/** Enter in a scene field does not submit the surrounding form, but Enter in a test play does. */
export const Enter: Story = {
  args: { tools: { testPlay: async () => makeTestPlay() } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(await fireEvent.keyDown(name, { key: 'Enter' })).toBe(false)

    await userEvent.click(canvas.getByRole('button', { name: 'Play from here' }))
    const words = await screen.findByRole('textbox', { name: 'In your own words' })
    await userEvent.type(words, 'I whistle{Enter}')
    await expect(await screen.findByText('You: I whistle')).toBeVisible()
  },
}

export const DeletedAndBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('listbox', { name: 'Scenes' })
    within(list)
      .getByRole('option', { name: /bargain/ })
      .focus()
    await userEvent.keyboard('{Delete}')

    await waitFor(() => expect(within(list).queryByRole('option', { name: /bargain/ })).toBeNull())
    const notice = canvas.getByRole('status', { name: 'Last change' })
    await expect(notice).toHaveTextContent('“bargain” is deleted, and the choice that led there.')

    await userEvent.click(within(notice).getByRole('button', { name: 'Undo' }))
    await expect(await within(list).findByRole('option', { name: /bargain/ })).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(makeStructure())

    const text = canvas.getByRole('textbox', { name: 'Text' })
    await userEvent.type(text, '!{Control>}z{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue(
      'You reach the bank as its ferryman.',
    )
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue(
      'You reach the bank as its ferryman.!',
    )
    // Key of a Devanagari keyboard layout.
    await fireEvent.keyDown(canvas.getByRole('textbox', { name: 'Text' }), {
      key: 'ॆ',
      code: 'KeyZ',
      ctrlKey: true,
    })
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveValue(
      'You reach the bank as its ferryman.',
    )
  },
}

export const Empty: Story = {
  args: { structure: { start_node: '', nodes: {} } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write the first scene' }))

    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('scene_1')
  },
}

export const AsMap: Story = {
  args: { structure: broken },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }))
    const map = await canvas.findByRole('region', { name: 'Map of the story' })
    const scene = await within(map).findByRole('group', { name: 'morning, ending' })
    scene.focus()
    await userEvent.keyboard('{Enter}')

    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('morning')
    await userEvent.keyboard('{Delete}')
    await expect(within(map).getByRole('group', { name: 'morning, ending' })).toBeInTheDocument()

    within(map).getByRole('group', { name: 'morning, ending' }).focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() =>
      expect(within(map).queryByRole('group', { name: 'morning, ending' })).toBeNull(),
    )
    await expect(within(map).getByRole('link', { name: /React Flow/ })).toBeVisible()
  },
}

export const UnsoundJson: Story = {
  args: { unsoundText: '{"start_node": "jetty", "nodes": {' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not valid JSON')
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the JSON' }))

    await expect(canvas.getByRole('textbox')).toHaveValue('{"start_node": "jetty", "nodes": {')
  },
}

export const TenThousandScenes: Story = {
  args: { structure: manyScenes(10_000) },
  play: async ({ canvas, userEvent }) => {
    // Queries by text, because queries by role are too slow for such a large page.
    await userEvent.click(canvas.getByText('Map'))

    await expect(canvas.getByText(/the map draws at most 1,500/)).toBeVisible()
    await expect(canvas.getByText('scene_0')).toBeVisible()
  },
}

export const HostileNames: Story = {
  args: {
    lang: 'ur',
    structure: {
      start_node: '__proto__',
      nodes: JSON.parse(
        JSON.stringify({
          x: {
            text: 'ایک دن دریا نے بولنا شروع کیا۔',
            choices: [
              { text: '<script>alert(1)</script>', target: '<img src=x onerror=alert(1)>' },
              { text: 'واپس', target: '\u202Egnp.exe' },
              { text: 'On', target: 'constructor' },
            ],
          },
          constructor: { text: 'The end.', choices: [] },
          '\u202Egnp.exe': { text: 'The end.', choices: [] },
        }).replace('"x"', '"__proto__"'),
      ),
    },
  },
}

export const RunsAsInk: Story = {
  args: {
    structure: {
      ...makeStructure(),
      ink: {
        source: `The market opens. ${'word'.repeat(200)}`,
        compiled: '{}',
        walk: { ways: 200, ended: 187, unfinished: 13, loose: 0, longest: 24, faults: [] },
      },
    },
    tools: {
      exchange: {
        read: () => Promise.reject(new Error()),
        write: () => Promise.reject(new Error()),
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const source = canvas.getByRole('region', { name: 'Ink source' })
    await expect(source).toHaveTextContent('The market opens.')
    await expect(source.scrollWidth).toBeLessThanOrEqual(source.clientWidth)
    await expect(canvas.getAllByRole('tab')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Add scene' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Map' })).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: 'File' }))
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu'))
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Import',
      'Export JSON',
      'Export ink',
    ])
  },
}

export const More: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('tab', { name: 'More' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Things' }))

    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Things/ })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Add thing' })).toBeVisible()
  },
}
