export interface DeclaredError {
  status: number
  detail: string
}

export const SECOND_FACTOR_ERRORS = {
  second_factor_required: {
    status: 401,
    detail: 'The password is right. Confirm with your second factor.',
  },
  second_factor_refused: {
    status: 401,
    detail: 'This code is not right, or it was used before. Wait for the next one.',
  },
  second_step_over: { status: 401, detail: 'This took too long. Please sign in again.' },
  second_factor_missing: {
    status: 403,
    detail: 'Admins need a second factor here. Set one up in your account, and go on.',
  },
  totp_there: {
    status: 409,
    detail: 'An authenticator app is set up. Remove it to set up another.',
  },
} as const satisfies Record<string, DeclaredError>

/** All errors of the API with status and fallback message. */
export const ERRORS = {
  ...SECOND_FACTOR_ERRORS,
  malformed_request: { status: 400, detail: 'The request could not be read.' },
  invalid_action: { status: 400, detail: 'This action could not be understood.' },
  link_invalid: { status: 400, detail: 'This link is invalid or has expired.' },
  choice_not_offered: { status: 400, detail: 'That choice is not open here.' },
  choice_locked: { status: 400, detail: 'That choice is closed for now. You were not charged.' },
  told_refused: {
    status: 400,
    detail: 'That cannot be told in this story. Try a different action.',
  },
  not_signed_in: { status: 401, detail: 'Please log in to continue.' },
  wrong_credentials: { status: 401, detail: 'Wrong username or password.' },
  google_refused: { status: 401, detail: 'Google did not vouch for this sign-in.' },
  login_link_invalid: { status: 401, detail: 'This login link is invalid or has expired.' },
  session_expired: { status: 401, detail: 'Your session has expired. Please log in again.' },
  not_enough_credits: { status: 402, detail: 'Not enough credits.' },
  forbidden: { status: 403, detail: 'You are not allowed to do this.' },
  account_suspended: { status: 403, detail: 'This account is suspended.' },
  account_required: {
    status: 403,
    detail: 'This needs an account. Sign up, and what you have played comes along.',
  },
  guests_off: { status: 403, detail: 'Please log in to play here.' },
  premium_required: { status: 403, detail: 'This is a premium story. Please upgrade to play.' },
  adults_only: { status: 403, detail: 'This story is for readers of 18 and older.' },
  author_unverified: { status: 403, detail: 'Please verify your email before you write stories.' },
  own_story: { status: 403, detail: 'Another admin has to approve your own story.' },
  reauth_required: { status: 403, detail: 'Please confirm first that it is you.' },
  authored_memory: {
    status: 403,
    detail: 'This is the story’s own. You can mend or strike what you said yourself.',
  },
  own_keys_off: { status: 403, detail: 'Players cannot bring keys of their own here.' },
  own_account: { status: 403, detail: 'You cannot do this to your own account.' },
  not_found: { status: 404, detail: 'Not found.' },
  story_not_found: { status: 404, detail: 'Game not found' },
  author_not_found: { status: 404, detail: 'There is no author of this name.' },
  series_not_found: { status: 404, detail: 'There is no such series.' },
  session_not_found: { status: 404, detail: 'Game session not found' },
  shared_play_not_found: {
    status: 404,
    detail: 'This link leads to no play. Whoever shared it may have taken it back.',
  },
  preview_not_found: {
    status: 404,
    detail: 'This link leads to no draft. Its author may have revoked or replaced it.',
  },
  method_not_allowed: { status: 405, detail: 'This method is not available here.' },
  too_slow: { status: 408, detail: 'The request took too long to arrive.' },
  session_finished: { status: 409, detail: 'This story has reached its ending.' },
  no_ending_yet: { status: 409, detail: 'This session has not reached an ending yet.' },
  action_running: { status: 409, detail: 'Another action is still running.' },
  session_moved: {
    status: 409,
    detail: 'The story has gone on elsewhere since this page showed it. Nothing was done.',
  },
  google_taken: {
    status: 409,
    detail:
      'The account with this email is opened by another Google account. Sign in with that one, or with your password.',
  },
  follows_full: {
    status: 409,
    detail: 'You follow as many authors as one reader can. Leave one to follow another.',
  },
  blocks_full: {
    status: 409,
    detail: 'You have blocked as many people as one account can. Unblock somebody first.',
  },
  series_full: {
    status: 409,
    detail: 'You have as many series as one author can. Delete one first.',
  },
  part_of_other: {
    status: 409,
    detail: 'One of these stories is part of another series. Take it out there first.',
  },
  series_changed: {
    status: 409,
    detail: 'This series was changed elsewhere meanwhile. It is shown as it is now.',
  },
  not_finished: { status: 409, detail: 'Finish this story before you rate it.' },
  answers_one_level: { status: 409, detail: 'Answer the comment itself, not an answer to it.' },
  key_reused: { status: 409, detail: 'This request key was used for another action.' },
  nothing_to_retell: {
    status: 409,
    detail: 'The storyteller has no other words for this. You were not charged.',
  },
  nothing_to_undo: { status: 409, detail: 'Nothing to undo.' },
  last_admin: { status: 409, detail: 'You are the last admin. Make somebody else an admin first.' },
  /** Sent with the user and time of the last save. */
  story_changed: {
    status: 409,
    detail: 'This story was changed elsewhere after you opened it. Nothing was overwritten.',
  },
  already_published: { status: 409, detail: 'This story is already published.' },
  already_in_review: { status: 409, detail: 'This story is already waiting for an editor.' },
  not_a_draft: { status: 409, detail: 'Only a draft can be published. Restore the story first.' },
  not_published: { status: 409, detail: 'Only a published story can be archived.' },
  not_archived: { status: 409, detail: 'This story is not archived.' },
  not_in_review: { status: 409, detail: 'This story does not wait for an editor.' },
  /** Sent with the number of stories. */
  in_use: { status: 409, detail: 'Stories still use this.' },
  /** The models file takes precedence over the admin pages. */
  models_file: {
    status: 409,
    detail: 'This stands in the models file of the installation and can only be changed there.',
  },
  story_played: {
    status: 409,
    detail: 'This story has been played, so it cannot be deleted. You can archive it.',
  },
  /** The story is unavailable, or the account that shared it is. */
  shared_play_closed: {
    status: 410,
    detail: 'This play can no longer be read: its story or its player is not here any more.',
  },
  /** The story is unavailable, or its author's account is. */
  preview_closed: {
    status: 410,
    detail: 'This draft can no longer be read: the story or its author is not here any more.',
  },
  too_large: { status: 413, detail: 'The request is too large.' },
  not_json: { status: 415, detail: 'Requests must be JSON.' },
  invalid_fields: { status: 422, detail: 'Validation failed.' },
  not_publishable: {
    status: 422,
    detail: 'This story cannot be published yet. See what the review found.',
  },
  import_unreadable: { status: 422, detail: 'This file holds no story that can be read.' },
  no_scenes: { status: 422, detail: 'This story has no scenes yet.' },
  not_playable: { status: 422, detail: 'This story cannot be played from here yet.' },
  /** The story's program failed; the player can choose another path. */
  story_stuck: {
    status: 422,
    detail:
      'The program of this story cannot go on that way. You were not charged. Please take another.',
  },
  not_enough_xp: { status: 422, detail: 'Not enough XP.' },
  exported_today: {
    status: 429,
    detail: 'You have asked for your data today. Try again in {wait}.',
  },
  too_many_requests: { status: 429, detail: 'Too many requests. Try again in {wait}.' },
  internal: { status: 500, detail: 'Something went wrong on our side. Please try again.' },
  answer_cut_off: {
    status: 502,
    detail: 'The answer was cut off. You were not charged. Please try again.',
  },
  /** Any failure of the player's own provider, which only the player can fix. */
  own_key_failed: {
    status: 502,
    detail:
      'Your own provider did not tell this. You were not charged. Look at your key in your account.',
  },
  answer_unreadable: {
    status: 502,
    detail: 'The storyteller gave an unreadable answer. You were not charged.',
  },
  no_model: { status: 409, detail: 'No model is connected here that could write a draft.' },
  model_missing: { status: 502, detail: 'This model is not available. Please choose another.' },
  /** The provider rejects our key; the player cannot fix it. */
  storyteller_misconfigured: {
    status: 502,
    detail: 'The storyteller cannot be reached right now. You were not charged. Please try again.',
  },
  story_too_long: {
    status: 502,
    detail: 'This story has grown too long for this model. Please choose another.',
  },
  /** Sent with the seconds to wait, if the provider states them. */
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
    detail: 'Playing is paused while our books are checked. You can go on reading.',
  },
  google_unavailable: {
    status: 503,
    detail: 'Google cannot be reached right now. Please try again in a moment.',
  },
  database_away: {
    status: 503,
    detail: 'The service is interrupted for a moment. Please try again.',
  },
  /** The process or its database stopped; a retry with the same key gets this error again. */
  turn_interrupted: {
    status: 503,
    detail: 'The turn was interrupted. You were not charged. Please try again.',
  },
  /** The player stopped it; a retry with the same key gets this error again. */
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
