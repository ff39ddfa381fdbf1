import { makeModels } from '@kathasagar/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { ModelPicker } from './ModelPicker.tsx'

const models = makeModels()

const meta = {
  title: 'Components/Play/ModelPicker',
  tags: ['stable', 'role:player'],
  component: ModelPicker,
  args: { kind: 'text', models: models.text, value: 'tenali', onChange: fn() },
  decorators: [
    (Picker) => (
      <div
        style={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'flex-end',
          blockSize: 380,
        }}
      >
        <div style={{ position: 'relative', blockSize: 60 }}>
          <Picker />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof ModelPicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  parameters: asSheet<Story>(
    () => ({
      meta,
      Closed: {},
      Painter: { args: { kind: 'image', models: models.image, value: 'vishvakarma' } },
      Fallback: { args: { models: models.text.slice(1, 2) } },
      OneRests,
    }),
    { touched: 'Closed' },
  ),
}

export const EscapeCloses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await expect(args.onChange).not.toHaveBeenCalled()

    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('option', { name: /^Tenali/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('birbal')
  },
}

export const PointerLeaves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('listbox')).toBeVisible()
    await userEvent.hover(document.body)
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
  },
}

export const OwnKey: Story = {
  args: {
    models: models.text.map((model) => ({
      ...model,
      credit_cost: 0,
      provider_model: 'lantern-8b',
      is_own_key: true,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text model: Tenali' }))
    const all = await canvas.findAllByRole('option', {
      name: /Your API key: lantern-8b.*0 credits/,
    })
    await expect(all).toHaveLength(4)
  },
}

export const OneRests: Story = {
  args: {
    models: models.text.map((model) =>
      model.model_key === 'vyasa'
        ? { ...model, is_disabled: true }
        : model.model_key === 'birbal'
          ? { ...model, is_disabled: true, needs_account: true }
          : model,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text model: Tenali' }))
    const vyasa = await canvas.findByRole('option', { name: /Vyasa .*Cannot be reached right now/ })
    await expect(vyasa).toHaveAttribute('aria-disabled', 'true')
    // Clicks by script, because a disabled option ignores the pointer.
    vyasa.click()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(vyasa).toBeVisible()
    await expect(
      canvas.getByRole('option', { name: /^Birbal .*Log in to use this model/ }),
    ).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('option', { name: /^Kathakar/ })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}
