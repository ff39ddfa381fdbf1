const AUTHENTICATE = 'http/authenticate.ts'
const POLICIES = 'services/policies.ts'
const route = (name) => [`http/routes/${name}.test.ts`]
const HIDDEN = route('hiddenStories')
const GUESTS = route('guests')

/** Ways to let somebody do what is not theirs to do. */
export const OF_ACCESS = [
  {
    name: 'access: a guest calls what is for accounts',
    edits: [
      [
        AUTHENTICATE,
        "if (caller.user.is_guest && access !== 'player') {",
        "if (caller.user.is_guest && access === 'admin') {",
      ],
    ],
    tests: ['test/access/accessMatrix.test.ts'],
  },
  {
    name: 'access: anybody calls what is for admins',
    edits: [[AUTHENTICATE, "=> access !== 'admin' || user", "=> access !== 'nobody' || user"]],
    tests: route('adminUsers'),
  },
  {
    name: 'access: who is suspended goes on',
    edits: [
      [
        AUTHENTICATE,
        'if (live.user.suspended_at && !isOpenToSuspended)',
        'if (live.user.suspended_at && isOpenToSuspended)',
      ],
    ],
    tests: route('adminUsers'),
  },
  {
    name: 'access: nobody is asked again who they are',
    edits: [[AUTHENTICATE, 'if (requiresReauth && !is', 'if (!requiresReauth && !is']],
    tests: route('reauth'),
  },
  {
    name: 'access: who they are is asked once and for all',
    edits: [
      [
        'services/auth/reauthTime.ts',
        'reauthenticatedAt !== null && reauthExpiry(reauthenticatedAt) > now',
        'reauthenticatedAt !== null && reauthExpiry(now) > now',
      ],
    ],
    tests: route('reauth'),
  },
  {
    name: 'access: admins go without a second factor for good',
    edits: [[AUTHENTICATE, 'due !== null && due <=', 'due !== null && due >']],
    tests: route('secondFactor'),
  },
  {
    name: 'access: a token is good although its sign-in is over',
    edits: [
      [
        'db/repositories/signIns.ts',
        'where sign_ins.id = $1::uuid and sign_ins.ended_at is null',
        'where sign_ins.id = $1::uuid',
      ],
    ],
    tests: route('auth'),
  },
  {
    name: 'access: drafts are shown to everybody',
    edits: [
      [
        POLICIES,
        "  story.status === 'published' || isOwnOrAdmin(story, reader)\n",
        "  story.status !== 'archived' || isOwnOrAdmin(story, reader)\n",
      ],
    ],
    tests: ['test/access/accessMatrix.test.ts'],
  },
  {
    name: 'access: lists show mature stories to guests',
    edits: [[POLICIES, 'seesMature: reader !== null }', 'seesMature: true }']],
    tests: HIDDEN,
  },
  {
    name: 'access: guests play what asks for an account',
    edits: [
      [POLICIES, "!is_premium && content_rating !== 'mature'", '!is_premium || content_rating'],
    ],
    tests: GUESTS,
  },
  {
    name: 'access: nobody is asked whether they are grown',
    edits: [
      [
        POLICIES,
        '  player.adult_confirmed_at !== null ||\n',
        '  player.adult_confirmed_at !== undefined ||\n',
      ],
    ],
    tests: route('me'),
  },
  {
    name: 'access: premium stories are free for all',
    edits: [
      [
        POLICIES,
        '!story.is_premium || hasPremiumAccess(player)',
        'story.is_premium || hasPremiumAccess(player)',
      ],
    ],
    tests: ['services/sessions/turn/refusals.test.ts'],
  },
  {
    name: 'access: every author edits every story',
    edits: [[POLICIES, "isAdmin: role === 'admin',", "isAdmin: role !== 'admin',"]],
    tests: ['test/access/accessMatrix.test.ts'],
  },
  {
    name: 'access: who has not confirmed their address writes where that is asked',
    edits: [
      [
        POLICIES,
        "!user.is_verified && user.role !== 'admin'",
        "!user.is_verified && user.role === 'admin'",
      ],
    ],
    tests: route('authoringPlay'),
  },
  {
    name: 'access: a story shows the pictures of anybody',
    edits: [
      [
        'services/images/refuseForeignPictures.ts',
        '!brought.includes(hash)',
        'brought.includes(`${hash}!`)',
      ],
    ],
    tests: ['http/uploads.test.ts'],
  },
]
