import { generateText } from 'ai'
import { expect, test } from 'vitest'

import { readModelsFile } from './readModelsFile.ts'
import { languageModel } from './sdkModels.ts'

const ANSWER = {
  choices: [{ index: 0, message: { role: 'assistant', content: 'Told.' }, finish_reason: 'stop' }],
}

async function sentTo(base_url: string): Promise<Record<string, unknown>> {
  const provider = { kind: 'openai-compatible', base_url }
  const models = { tenali: { provider: 'p', model: 'm' } }
  const read = readModelsFile(JSON.stringify({ providers: { p: provider }, models }), {})
  const [binding] = 'problems' in read ? [] : read.bindings
  if (!binding) throw new Error('The file is of no use')
  const sent: string[] = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    sent.push(await new Response(init?.body ?? null).text())
    return Response.json(ANSWER)
  }
  const model = await languageModel(binding, fetch, 'the-key')
  await generateText({ model, prompt: 'Tell.', maxOutputTokens: 9 })
  return JSON.parse(sent[0] ?? '{}') as Record<string, unknown>
}

test('sends OpenAI a cache key for prompts with the same beginning', async () => {
  expect(await sentTo('https://api.openai.com/v1')).toMatchObject({
    prompt_cache_key: 'the-key',
    max_tokens: 9,
  })
})

test.for([
  'https://api.groq.com/openai/v1',
  'https://api.cerebras.ai/v1',
  'https://house.openai.azure.com/openai/v1',
  'https://api.openai.com.example.org/v1',
  'http://127.0.0.1:11434/v1',
])('sends no cache key to a server that may refuse it: %s', async (address) => {
  expect(await sentTo(address)).not.toHaveProperty('prompt_cache_key')
})
