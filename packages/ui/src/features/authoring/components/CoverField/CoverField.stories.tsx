import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { makeOwnPictures } from '../../../../testing/makeOwnPictures.ts'
import { CoverField } from './CoverField.tsx'

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`,
  )}`

const meta = {
  title: 'Internal/Authoring/CoverField',
  tags: ['internal', 'role:author', 'role:admin'],
  component: CoverField,
  args: { label: 'Cover Image URL', value: '', onChange: fn() },
} satisfies Meta<typeof CoverField>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    Empty: {},
    Shown: { args: { value: 'https://example.org/river.jpg', previewUrl: drawn(1600, 900) } },
    NotSixteenByNine: {
      args: { value: 'https://example.org/river.jpg', previewUrl: drawn(800, 600) },
    },
    Broken: { args: { value: 'data:image/png;base64,broken' } },
    OwnPicture,
    CanGenerate: { args: { onGenerate: async () => null } },
    GenerateFailed,
  })),
}

export const GenerateFailed: Story = {
  args: { onGenerate: async () => null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate cover' }))

    await expect(await canvas.findByText(/couldn’t be generated/)).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const OwnPicture: Story = {
  args: {
    value: `/api/v1/images/plates/${'a'.repeat(64)}.webp#focus=20,50`,
    previewUrl: drawn(1600, 900),
    ownPictures: makeOwnPictures({ upload: async () => ({ image_url: '/kept.webp' }) }),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input ?? canvasElement, new File(['a'], 'a.png', { type: 'image/png' }))

    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('/kept.webp'))
    const across = canvas.getByRole('slider', { name: 'From the left' })
    await expect(across).toHaveValue('20')
    await fireEvent.change(across, { target: { value: '10' } })
    await expect(args.onChange).toHaveBeenCalledWith(expect.stringMatching(/#focus=10,50$/))
  },
}
