import { makeModels } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { firstReading } from '../../../../design-system/theme/reading.ts'
import { withState } from '../../../../testing/withState.ts'
import { ReadingSettings } from './ReadingSettings.tsx'

const meta = {
  title: 'Internal/Play/ReadingSettings',
  tags: ['internal', 'role:player'],
  component: ReadingSettings,
  args: {
    models: makeModels(),
    model: { text: 'tenali', image: 'vishvakarma' },
    onModelChange: fn(),
    onReadAloud: fn(),
    onSaveTranscript: fn(),
    reading: firstReading,
    onReadingChange: fn(),
  },
  render: withState(ReadingSettings, {
    value: 'reading',
    change: 'onReadingChange',
    isMerged: true,
  }),
} satisfies Meta<typeof ReadingSettings>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = { parameters: asSheet<Story>(() => ({ meta, Closed: {} })) }

export const Open: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reading settings' })
    const sample = screen.getByText('The well had been counting too.').parentElement
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('radio', { name }))
    }

    await step('selects background, font and speed', async () => {
      for (const name of ['Palm leaf', 'Plain', 'Fast']) await choose(name)
      await expect(args.onReadingChange).toHaveBeenCalledWith({ theme: 'palmLeaf' })
      await expect(args.onReadingChange).toHaveBeenCalledWith({ face: 'interface' })
      await expect(args.onReadingChange).toHaveBeenCalledWith({ speed: 'fast' })
      await expect(sample).toHaveStyle({ backgroundColor: 'rgb(240, 223, 191)' })
    })
    await step('changes font size and line height', async () => {
      await fireEvent.change(screen.getByRole('slider', { name: 'Text size' }), {
        target: { value: '28' },
      })
      await fireEvent.change(screen.getByRole('slider', { name: 'Line height' }), {
        target: { value: '2' },
      })
      await waitFor(() => expect(sample).toHaveStyle({ fontSize: '28px', lineHeight: '56px' }))
    })
    await step('turns pictures off', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Show pictures' }))
      await expect(args.onReadingChange).toHaveBeenLastCalledWith({ hasImages: false })
    })
    await step('turns sound on', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Scene sound' }))
      await expect(args.onReadingChange).toHaveBeenLastCalledWith({ hasSound: true })
    })
    await expect(dialog).toBeVisible()
  },
}

export const Underlined: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reading settings' }))
    const sample = await screen.findByText('The well had been counting too.')
    const lines = screen.getByRole('radiogroup', { name: 'Line under the newest part' })
    await expect(sample).toHaveStyle({ borderBlockEndWidth: '1px' })

    await userEvent.click(within(lines).getByRole('radio', { name: 'Strong' }))
    await expect(args.onReadingChange).toHaveBeenLastCalledWith({ underline: 'strong' })
    await waitFor(() => expect(sample).toHaveStyle({ borderBlockEndWidth: '2px' }))

    await userEvent.click(within(lines).getByRole('radio', { name: 'None' }))
    await waitFor(() => expect(sample).toHaveStyle({ borderBlockEndStyle: 'none' }))
  },
}

export const OnAPhone: Story = {
  args: { memory: { unseen: 2, onOpen: fn() } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More, 2 new' }))
    const dialog = await screen.findByRole('dialog', { name: 'More' })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Text model' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Memory, 2 new' }))
    await expect(args.memory?.onOpen).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
