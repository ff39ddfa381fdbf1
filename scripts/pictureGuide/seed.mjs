import { readStory } from '@kathasagar/stories'

const PASSWORD = 'Lamp-0n-water!'
const PLAYED = 'Dead Letters of Devthala'

/** Speaks to the API as one person. */
function caller(address, tokens) {
  const headers = {
    'content-type': 'application/json',
    ...(tokens ? { authorization: `Bearer ${tokens.access_token}` } : {}),
  }
  return async (method, path, body) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const content = await answer.json().catch(() => null)
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(content)}`)
    return content
  }
}

/** What the browser of someone who is signed in keeps, but for the theme. */
const keptBy = ({ tokens, user }) => ({
  tokens: JSON.stringify(tokens),
  token: tokens.access_token,
  user: JSON.stringify(user),
})

async function register(address, username, display_name) {
  const asked = { username, display_name, email: `${username}@example.org` }
  const passwords = { password: PASSWORD, confirm_password: PASSWORD }
  const signedIn = await caller(address)('POST', '/auth/register', { ...asked, ...passwords })
  return { call: caller(address, signedIn.tokens), kept: keptBy(signedIn) }
}

async function playOn(call, story_id, actions) {
  const { id } = await call('PUT', '/game/sessions/', { story_id })
  for (const action of actions) await call('POST', `/game/sessions/${id}/action`, action)
  return id
}

async function playToTheEnd(call, story_id) {
  const { id } = await call('PUT', '/game/sessions/', { story_id })
  for (let turn = 0; turn < 60; turn += 1) {
    const action = { action_type: 'continue', selected_model: 'kathakar' }
    const { is_completed } = await call('POST', `/game/sessions/${id}/action`, action)
    if (is_completed) return id
  }
  return id
}

/** A story that ships, written by somebody; `spoil` may forget where one of its choices leads. */
async function write(call, slug, spoil = () => {}) {
  const { story_structure, ...story } = readStory(slug)
  spoil(story_structure)
  const { title, tagline, story_description, story_prompt } = story
  const cover_image_url = `/covers/${slug}.svg`
  const words = { title, tagline, story_description, story_prompt, cover_image_url }
  const [category] = await call('GET', '/categories/')
  const asked = { ...words, category_id: category.id, story_structure }
  return (await call('POST', '/stories/', asked)).id
}

const forgetful = ({ nodes }) => {
  const first = Object.values(nodes).find(({ choices }) => choices.length > 1)
  first.choices[1].target = 'the_far_reef'
}

/** People, a story half told, one that is told, and a draft: what there is to be photographed. */
export async function seed(address, { ADMIN_EMAIL, ADMIN_PASSWORD }) {
  const guest = caller(address)
  const { stories } = await guest('GET', '/stories/?page=1')
  const found = stories.find(({ title }) => title === PLAYED) ?? stories[0]
  const player = await register(address, 'tara_k', 'Tara Kulkarni')
  const author = await register(address, 'meera_sen', 'Meera Sen')

  const session_id = await playOn(player.call, found.id, [
    { action_type: 'continue', selected_model: 'tenali' },
    { action_type: 'show', selected_model: 'vishvakarma' },
    {
      action_type: 'custom_action',
      user_action: 'I ask her who the letters without a number are for',
      selected_model: 'tenali',
    },
    { action_type: 'immerse', selected_model: 'tenali' },
  ])
  const ended_id = await playToTheEnd(player.call, found.id)
  for (const { id } of stories.slice(0, 3)) await player.call('POST', `/stories/${id}/like`)
  await player.call('POST', '/progress/rewards', { time_zone: 'UTC' }).catch(() => null)
  const draft_id = await write(author.call, 'what-to-say-to-sharks', forgetful)
  const waiting_id = await write(author.call, 'three-bells')
  await author.call('PUT', `/stories/${waiting_id}/publish`, {})

  const asked = { email_or_username: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  const admin = await guest('POST', '/auth/login', asked)
  return {
    story_id: found.id,
    session_id,
    ended_id,
    draft_id,
    waiting_id,
    people: {
      guest: {},
      player: player.kept,
      author: author.kept,
      admin: keptBy(admin),
    },
  }
}
