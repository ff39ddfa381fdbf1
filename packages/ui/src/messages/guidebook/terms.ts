import type { Guidebook } from './guidebook.ts'

/** All statements must be true for the code. */
export const termsOfService: Guidebook = {
  title: 'Terms of Service',
  revised: 'Last revised 27 March 2024',
  lead: 'These are the rules of this site. They are short on purpose.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      body: `Kathasagar is a place to read, play and write branching stories. A storyteller continues a story that an author wrote. It is either our own program or an AI model that the operator of this site has connected. In these terms, **we** are the operator of this site and **you** are the person who uses it.

Stories are fiction. What a storyteller says may be wrong, and it is never advice on health, money, law or faith.`,
    },
    {
      id: 'acceptance',
      title: 'Acceptance of Terms',
      body: `You may browse, search and read about every public story without an account. By creating an account, or by playing or publishing a story, you accept these terms and the [Privacy Policy](/privacy-policy). If you do not accept them, please do not create an account.`,
    },
    {
      id: 'who-may-use',
      title: 'Who May Use the Services',
      body: `You must be **13 or older** to create an account. If you are **under 18**, you need the consent of your parent or guardian; by creating the account you confirm that you have it.

Some stories are marked Mature (17+). They are not listed to guests, and they open only to a reader who has logged in and confirmed being 18 or older.`,
    },
    {
      id: 'user-accounts',
      title: 'User Accounts',
      body: `Keep your password secret, and enter your real e-mail address: it is the only way to get back into your account if you lose your password. You can log out on all devices at once.

You may write and publish stories that are yours to publish. You keep all rights in them; you allow us to store them, to show them to readers, and to hand the necessary passages to the storyteller so that the story can be played. Do not publish what is unlawful, what sexualises minors, what harasses a person, or what belongs to somebody else. We may take such a story out of the lists or suspend the account behind it, and we tell the author why.

Please do not try to break in, overload the service, or access data that is not yours.`,
    },
    {
      id: 'modifications',
      title: 'Modifications',
      body: `The service changes: stories, storytellers and prices come and go, and a story that you are playing keeps the version you began with. If these terms change in an important way, the top of this page says so. If you continue to use your account after that, the new terms apply.`,
    },
    {
      id: 'refunds',
      title: 'Refund Policy',
      body: `Credits are given, not sold: 20 with a new account and 80 more once its e-mail address is confirmed, and more for what you do here. They have no value in money and cannot be paid out.

Failed actions are free. If a storyteller does not answer, or its answer cannot be used, the credits and the XP of that action are returned at once, and the log says so. If you undo an answer that you received, its credits are not refunded. Every change of your balance is in your credit history.`,
    },
    {
      id: 'governing-law',
      title: 'Governing Law',
      body: `These terms are governed by the law of the place where the operator of this site resides, and its courts decide, unless the law of your own country gives you a right that these terms cannot take away. If one sentence of these terms is invalid, the others remain valid.`,
    },
  ],
}
