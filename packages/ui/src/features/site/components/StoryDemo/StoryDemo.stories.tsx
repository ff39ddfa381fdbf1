import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { asSheet } from '../../../../storybook/asSheet.ts'
import { sampleCover } from '../../../play/screens/PlayScreen/sampleCover.ts'
import { StoryDemo } from './StoryDemo.tsx'

const meta = {
  title: 'Internal/Site/StoryDemo',
  tags: ['internal', 'role:player'],
  component: StoryDemo,
  args: {
    title: 'Dead Letters of Devthala',
    text: 'The postman sets down his bag on the last step. “Nobody lives here,” he says, “and yet it is always I who am sent.”',
    choices: ['Ask whom the letters are for', 'Carry the bag up yourself'],
    turnsLeft: 3,
    storyHref: '#story',
    onChoice: fn(),
    onSay: fn(),
    onAgain: fn(),
  },
  decorators: [
    (Story) => (
      <section aria-labelledby="what">
        <h2 id="what">A book that answers</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof StoryDemo>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: asSheet<Story>(() => ({
    meta,
    FirstTurn,
    WithPlate: { args: { plate: { image_url: sampleCover, alt: 'A stepwell at night' } } },
    Waiting: { args: { isBusy: true, turnsLeft: 2, said: 'I whistle' } },
    LastTurn: { args: { turnsLeft: 1, said: 'I whistle' } },
    Over: { args: { turnsLeft: 0, choices: [], said: 'I carry the bag up' } },
    Asked: { args: { asked: ['Carry the bag up yourself'] } },
    Hint: { args: { hint: { topic: 'help', detail: '' } } },
  })),
}

export const FirstTurn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Act' }))
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await expect(args.onSay).not.toHaveBeenCalled()
    await expect(canvas.getByText(args.text)).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText('Carry the bag up yourself')).toHaveAttribute('lang', 'en')

    await userEvent.click(canvas.getByRole('button', { name: /Carry the bag up yourself/ }))
    await userEvent.type(canvas.getByRole('textbox'), ' I whistle {Enter}')

    await expect(args.onChoice).toHaveBeenCalledWith('Carry the bag up yourself')
    await expect(args.onSay).toHaveBeenCalledWith('I whistle')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 turns left')
  },
}

export const NextTurn: Story = {
  render: function Turns(args) {
    const [said, setSaid] = useState<string>()
    const answer = said ? { said, text: `“${said}”, you say.`, turnsLeft: 2 } : {}
    return <StoryDemo {...args} {...answer} onChoice={setSaid} />
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Ask whom/ }).focus()
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(canvas.getByRole('log')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: /Ask whom/ })).toHaveFocus())
  },
}

export const DeclinedSelfHarm: Story = {
  render: function Declining(args) {
    const [words, setWords] = useState('')
    const help = [{ name: 'Tele-MANAS', number: '14416' }]
    return (
      <StoryDemo
        {...args}
        {...(words ? { declined: { kind: 'self_harm', detail: 'Declined.', help } } : {})}
        onSay={setWords}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'I want to die{Enter}')

    await expect(canvas.getByRole('link', { name: '14416' })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const AskedWithWords: Story = {
  args: {
    asked: ['Carry the bag up yourself'],
    asks: [{ variable: 'name', label: 'Devthala', value: '', most: 20 }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Devthala' }), 'Mira')
    const question = within(canvas.getByRole('group', { name: 'Do you mean:' }))
    await userEvent.click(question.getByRole('button', { name: 'Carry the bag up yourself' }))

    await expect(args.onChoice).toHaveBeenCalledWith('Carry the bag up yourself', { name: 'Mira' })
    await expect(canvas.getByRole('textbox', { name: 'Devthala' })).toHaveValue('Mira')
  },
}
