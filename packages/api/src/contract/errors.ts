export interface DeclaredError {
  status: number
  detail: string
}

export const SECOND_FACTOR_ERRORS = {
  second_factor_required: {
    status: 401,
    detail: 'Your password is correct. Enter your second factor to continue.',
  },
  second_factor_refused: {
    status: 401,
    detail: 'This code is wrong or was already used. Enter the next one.',
  },
  second_step_over: { status: 401, detail: 'This took too long. Please sign in again.' },
  second_factor_missing: {
    status: 403,
    detail: 'Admins need a second factor on this site. Set one up in your account to continue.',
  },
  totp_there: {
    status: 409,
    detail: 'An authenticator app is already set up. Remove it before you set up another.',
  },
} as const satisfies Record<string, DeclaredError>

/** All errors of the API, with their status and fallback message. */
export const ERRORS = {
  ...SECOND_FACTOR_ERRORS,
  malformed_request: { status: 400, detail: 'The request could not be read.' },
  invalid_action: { status: 400, detail: 'This action could not be understood.' },
  link_invalid: { status: 400, detail: 'This link is invalid or has expired.' },
  choice_not_offered: { status: 400, detail: 'That choice is not available here.' },
  choice_locked: { status: 400, detail: 'That choice is locked for now. You were not charged.' },
  content_refused: {
    status: 400,
    detail: 'That cannot be told in this story. Try a different action.',
  },
  not_signed_in: { status: 401, detail: 'Please log in to continue.' },
  wrong_credentials: { status: 401, detail: 'Wrong username or password.' },
  google_refused: { status: 401, detail: 'Google couldn’t verify this login. Try again.' },
  login_link_invalid: { status: 401, detail: 'This login link is invalid or has expired.' },
  session_expired: { status: 401, detail: 'Your session has expired. Please log in again.' },
  not_enough_credits: { status: 402, detail: 'Not enough credits.' },
  forbidden: { status: 403, detail: 'You are not allowed to do this.' },
  account_suspended: { status: 403, detail: 'This account is suspended.' },
  account_required: {
    status: 403,
    detail: 'This needs an account. Sign up to continue; your game is moved to it.',
  },
  story_needs_account: { status: 403, detail: 'An AI model narrates this story. Log in to play.' },
  guests_off: { status: 403, detail: 'Please log in to play here.' },
  premium_required: { status: 403, detail: 'This is a premium story. Please upgrade to play.' },
  adults_only: { status: 403, detail: 'This story is for readers of 18 and older.' },
  author_unverified: { status: 403, detail: 'Please verify your email before you write stories.' },
  own_story: { status: 403, detail: 'Another admin has to approve your own story.' },
  reauth_required: { status: 403, detail: 'Confirm your identity to continue.' },
  authored_memory: { status: 403, detail: 'You can only remove your own statements.' },
  own_keys_off: { status: 403, detail: 'This site doesn’t allow players’ own keys.' },
  own_account: { status: 403, detail: 'You cannot do this to your own account.' },
  not_found: { status: 404, detail: 'Not found.' },
  story_not_found: { status: 404, detail: 'Game not found' },
  author_not_found: { status: 404, detail: 'Author not found.' },
  series_not_found: { status: 404, detail: 'Series not found.' },
  session_not_found: { status: 404, detail: 'Game session not found' },
  shared_play_not_found: {
    status: 404,
    detail: 'This link no longer works. The owner may have removed it.',
  },
  preview_not_found: {
    status: 404,
    detail: 'This link no longer works. The author may have revoked or replaced it.',
  },
  method_not_allowed: { status: 405, detail: 'This method is not available here.' },
  too_slow: { status: 408, detail: 'The request took too long to arrive.' },
  session_finished: { status: 409, detail: 'This story has reached its ending.' },
  no_ending_yet: { status: 409, detail: 'This session has not reached an ending yet.' },
  action_running: { status: 409, detail: 'Another action is still running.' },
  session_moved: {
    status: 409,
    detail: 'The story was continued in another tab or device. Nothing was changed.',
  },
  google_taken: {
    status: 409,
    detail:
      'The account with this email uses another Google account. Log in with that one, or with your password.',
  },
  follows_full: {
    status: 409,
    detail: 'You follow the maximum number of authors. Unfollow one first.',
  },
  blocks_full: {
    status: 409,
    detail: 'You have blocked the maximum number of people. Unblock somebody first.',
  },
  series_full: { status: 409, detail: 'You have the maximum number of series. Delete one first.' },
  part_of_other: {
    status: 409,
    detail: 'One of these stories is part of another series. Remove it there first.',
  },
  series_changed: {
    status: 409,
    detail: 'This series was changed in another tab or device. The current version is shown.',
  },
  not_finished: { status: 409, detail: 'Finish this story before you rate it.' },
  answers_one_level: {
    status: 409,
    detail: 'You can’t reply to a reply. Reply to the comment instead.',
  },
  key_reused: { status: 409, detail: 'This request key was used for another action.' },
  nothing_to_retell: {
    status: 409,
    detail: 'There is no other version of this text. You were not charged.',
  },
  nothing_to_undo: { status: 409, detail: 'Nothing to undo.' },
  last_admin: { status: 409, detail: 'You are the last admin. Make somebody else an admin first.' },
  /** The response contains the user and the time of the last save. */
  story_changed: {
    status: 409,
    detail: 'This story was changed elsewhere after you opened it. Nothing was overwritten.',
  },
  already_published: { status: 409, detail: 'This story is already published.' },
  already_in_review: { status: 409, detail: 'This story is already waiting for an editor.' },
  not_a_draft: { status: 409, detail: 'Only a draft can be published. Restore the story first.' },
  not_published: { status: 409, detail: 'Only a published story can be archived.' },
  not_archived: { status: 409, detail: 'This story is not archived.' },
  not_in_review: { status: 409, detail: 'This story is not waiting for review.' },
  /** The response contains the number of stories. */
  in_use: { status: 409, detail: 'Still used by stories. Reassign them first.' },
  /** The models file has priority over changes by admins. */
  models_file: {
    status: 409,
    detail: 'This is set in the models file of the installation and can only be changed there.',
  },
  story_played: {
    status: 409,
    detail: 'This story has been played, so it cannot be deleted. You can archive it.',
  },
  /** The story, or the account that shared it, is unavailable. */
  shared_play_closed: {
    status: 410,
    detail: 'This session can no longer be read: its story or its player was removed.',
  },
  /** The story, or its author's account, is unavailable. */
  preview_closed: {
    status: 410,
    detail: 'This draft can no longer be read: the story or its author was removed.',
  },
  too_large: { status: 413, detail: 'The request is too large.' },
  not_json: { status: 415, detail: 'Requests must be JSON.' },
  invalid_fields: { status: 422, detail: 'Validation failed.' },
  not_publishable: {
    status: 422,
    detail: 'This story cannot be published yet. See what the review found.',
  },
  import_unreadable: { status: 422, detail: 'This file contains no readable story.' },
  no_scenes: { status: 422, detail: 'This story has no scenes yet.' },
  not_playable: { status: 422, detail: 'This story cannot be played from here yet.' },
  /** The story's program failed. The player can choose another path. */
  story_stuck: {
    status: 422,
    detail:
      'The program of this story failed at that choice. You were not charged. Try another one.',
  },
  not_enough_xp: { status: 422, detail: 'Not enough XP.' },
  exported_today: {
    status: 429,
    detail: 'You already downloaded your data today. Try again in {wait}.',
  },
  too_many_requests: { status: 429, detail: 'Too many requests. Try again in {wait}.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
  daily_limit_reached: {
    status: 429,
    detail:
      'You have reached today’s limit for AI storytellers; until midnight UTC, the built-in storyteller continues the story.',
  },
  /** The limit is reached, and there is no built-in storyteller. */
  ai_limit_reached: {
    status: 429,
    detail: 'You have reached today’s limit for AI storytellers. Try again after midnight UTC.',
  },
  answer_cut_off: {
    status: 502,
    detail: 'The answer was cut off. You were not charged. Please try again.',
  },
  /** The player's own provider failed. Only the player can fix it. */
  own_key_failed: {
    status: 502,
    detail:
      'Your own provider didn’t answer. You were not charged. Check your key in your account.',
  },
  answer_unreadable: {
    status: 502,
    detail: 'The storyteller gave an unreadable answer. You were not charged.',
  },
  not_open: { status: 409, detail: 'Only a play of a story that an AI tells can become a draft.' },
  story_needs_model: {
    status: 409,
    detail: 'This story needs an AI model. None is connected on this site.',
  },
  no_model: { status: 409, detail: 'No model is connected that could write a draft.' },
  model_missing: { status: 502, detail: 'This model is not available. Please choose another.' },
  /** The provider rejects our key, so the player cannot fix it. */
  storyteller_misconfigured: {
    status: 502,
    detail: 'The storyteller cannot be reached right now. You were not charged. Please try again.',
  },
  story_too_long: {
    status: 502,
    detail: 'This story has grown too long for this model. Please choose another.',
  },
  /** The response contains the seconds to wait if the provider states them. */
  storyteller_busy: {
    status: 503,
    detail: 'The storyteller is busy. Please try again in a moment.',
  },
  storyteller_unreachable: {
    status: 503,
    detail: 'The storyteller cannot be reached right now. You were not charged. Please try again.',
  },
  read_only: {
    status: 503,
    detail: 'Playing is paused while the ledger is checked. You can still read.',
  },
  google_unavailable: {
    status: 503,
    detail: 'Google cannot be reached right now. Please try again in a moment.',
  },
  database_away: {
    status: 503,
    detail: 'The service is interrupted for a moment. Please try again.',
  },
  /** The process or its database stopped. A retry with the same key returns this error again. */
  turn_interrupted: {
    status: 503,
    detail: 'The turn was interrupted. You were not charged. Please try again.',
  },
  /** The player stopped it. A retry with the same key returns this error again. */
  turn_stopped: { status: 409, detail: 'The turn was stopped. You were not charged.' },
  stopping: { status: 503, detail: 'The service is restarting. Please try again in a moment.' },
  too_busy: { status: 503, detail: 'The service is busy. Please try again in a moment.' },
  storyteller_timeout: {
    status: 504,
    detail: 'The storyteller took too long to answer. You were not charged. Please try again.',
  },
} as const satisfies Record<string, DeclaredError>

export type ErrorCode = keyof typeof ERRORS

export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

/** Reasons for which a model gives no text. */
export const STORYTELLER_ERRORS = [
  'content_refused',
  'ai_limit_reached',
  'answer_cut_off',
  'answer_unreadable',
  'model_missing',
  'story_too_long',
  'storyteller_busy',
  'storyteller_misconfigured',
  'storyteller_unreachable',
  'storyteller_timeout',
] as const satisfies readonly ErrorCode[]
