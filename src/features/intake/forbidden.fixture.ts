/** Of each phrase the sentences that it must find, and those that it must not. */
export const EXAMPLES: Record<string, [string[], string[]]> = {
  'guarantee(s)/guaranteed': [
    ['We guarantee a result.', 'We offer guarantees.', 'Your win is guaranteed.'],
    [
      'No attorney can guarantee a result.',
      'Nothing is guaranteed.',
      'We cannot guarantee anything.',
    ],
  ],
  'we/you/they/attorney(s)/lawyer(s) will win': [
    ["You'll win this.", 'Our attorneys will win.'],
    ['Nobody knows if we will win.', 'Will they want papers?'],
  ],
  'for you and win': [['We will fight for you and win.'], ['We will fight for you.']],
  'sure/certain/bound/always/usually to? win': [
    ['You are bound to win.', 'We always win.'],
    ['Be sure to bring it.'],
  ],
  'you will be paid/compensated': [["You'll be compensated."], ['Who will be paid first?']],
  'will get/recover/win you/them? the/a? full? every/most/highest/money/compensation/maximum/big/huge':
    [
      [
        'We will get you compensation.',
        "We'll recover every dollar.",
        'Tell them we will get them the most money possible.',
        'They will get a big settlement.',
      ],
      ['The attorney will get the file.', 'We will get the full name first.'],
    ],
  'what you deserve': [['You get what you deserve.'], ['Tell us what you need.']],
  'will drop/dismiss the/this/your | will/can be? get? the/your/their/these? charge(s)/case(s)/ticket(s)? dropped/dismissed/reduced/thrown':
    [
      [
        'The judge will drop the charges.',
        "He'll dismiss this.",
        'The charge will be dropped.',
        "Tell them we'll get the charges dropped.",
        'We can get your ticket reduced.',
        'We can get the case thrown out.',
      ],
      [
        'I will drop you a note.',
        'We cannot say whether they will be dropped.',
        'Nobody knows if the attorney can get the charges dropped.',
        'Were the charges dropped?',
      ],
    ],
  'will not go to jail/prison': [["You won't go to jail."], ['Did anyone go to jail?']],
  'will not lose your': [["You won't lose your license."], ['Do not lose your receipt.']],
  'success rate(s)': [['Ask about our success rate.'], ['What was the pay rate?']],
  '100 percent | percent of our cases/claims/clients': [
    ['We are 100% behind you.', 'We win 95% of our cases.'],
    ['Who owns 50 percent?', 'Does the lien take a percent of your claim?'],
  ],
  'we/i promise you/a/the/that': [
    ['We promise you a settlement.', 'I promise that you get it.'],
    ['We promise to call you back today.', 'We promise you a call.'],
  ],
  'we/firm/who never lose/lost': [['We never lose.'], ['Did you ever lose pay?']],
  'we have? won/recovered/secured': [
    ["We've won millions.", "We've recovered over $50 million for clients.", 'We won it.'],
    ['Have you won anything?', 'Have you recovered from the surgery?'],
  ],
  'win every/all/most': [['We win most cases.'], ['What would you win?']],
  'case(s)/claim(s)/injury/injuries is/are/could/may be? probably/likely/easily? worth': [
    [
      'Your case is worth a lot.',
      'Cases are worth more with us.',
      'Their case is probably worth at least six figures.',
    ],
    ['Your case is one for us to review.'],
  ],
  'worth a? lot/fortune/thousands/millions/plenty | probably/likely/easily worth': [
    [
      'This is worth millions.',
      'Their case is probably worth at least six figures.',
      'Tell them it is worth a lot.',
    ],
    ['It is worth a call.', 'A short letter is probably worth a try.'],
  ],
  'day(s)/week(s)/month(s)/year(s) to file/sue': [
    ['You have two years to file.', 'You have one year to sue.'],
    ['How many days to file does the letter give?'],
  ],
  'do/should/them/callers not/never to? sign anything/it | them/callers not/never to accept/settle/plead':
    [
      [
        "Don't sign anything from the insurance company.",
        'Tell callers not to sign it.',
        'Tell them not to accept the offer.',
      ],
      ['Did you sign anything?', 'Did they not sign it?', 'Ask them to accept or decline.'],
    ],
  'do/should/them/callers not/never to? talk/speak to/with the/their? police/insurer(s)/insurance/adjuster(s)':
    [
      [
        "Don't talk to the police.",
        'You should not speak with adjusters.',
        'Tell them not to talk to the insurance company.',
        'Tell them never to speak to the adjuster.',
      ],
      ['Did you talk to the police?', 'We do not speak to insurers at the desk.'],
    ],
  'you should/must not? sign/accept/settle/sue/plead/quit | they should/must not? accept/settle/sue/plead/quit':
    [
      ['You should sue.', 'You must not accept it.', 'Tell them they should settle.'],
      [
        'Do you think you should quit?',
        'They must sign the consent form.',
        'Callers ask if they should settle.',
      ],
    ],
  'you/they can/could sue': [
    ['You could sue them.', 'Tell them they can sue.'],
    ['The attorney says whether you can sue.', 'Some ask if they can sue.'],
  ],
  'we/i would? advise you': [["We'd advise you to wait."], ['I cannot advise you.']],
  'you definitely/clearly/certainly have': [['You definitely have a case.'], ['What do you have?']],
  'a strong/good/great/solid case/claim | you have a case/claim': [
    ['That is a strong claim.', 'You have a case.'],
    ['That is a good question.', 'The attorney says whether you have a case.'],
  ],
  'you/they have a strong/good/great/solid case/claim': [
    ['Tell callers they have a good case.', 'Say that you have a strong claim.'],
    ['Ask if they have a case number.', 'Ask whether they have a case open.'],
  ],
  "it's/is/was the other driver's/party's/side's fault | other driver/party/side is/was at fault": [
    [
      "If they were rear-ended it's the other driver's fault.",
      'The other driver was at fault.',
      "That is the other side's fault.",
    ],
    [
      'Ask if the other driver was at fault.',
      "Do they say it was the other driver's fault?",
      'Has anyone said it was your fault?',
    ],
  ],
  'limitations is/runs/expires': [
    ['The statute of limitations is two years.'],
    ['A statute of limitations may apply.'],
  ],
  'you are now? our/a client': [['You are now our client.'], ['You are not a client yet.']],
  'we/i now? represent you | we will take your case': [
    ['We now represent you.', 'We will take your case.'],
    ['We do not represent you yet.', 'The attorney says whether we will take your case.'],
  ],
  'are/as your attorney(s)/lawyer(s) | will be your/their attorney(s)/lawyer(s)': [
    [
      'We are your attorneys.',
      'As your lawyer, I say no.',
      'Let them know Mr. Pike will be their lawyer.',
    ],
    ['Who are your lawyers?', 'The partners decide who will be their lawyer.'],
  ],
  'is/are/stays privileged': [['This call is privileged.'], ['This is not privileged.']],
  'we now? have an attorney client relationship': [
    ['We now have an attorney-client relationship.'],
    ["We don't have an attorney-client relationship yet."],
  ],
  'call/chat/email/visit creates/starts an attorney client relationship': [
    ['This call creates an attorney-client relationship.'],
    ['This call does not create an attorney-client relationship.'],
  ],
  'social security number(s)/card(s) | ssn(s)': [
    ['What is your Social Security number?', 'Ask for Social Security numbers.', 'Collect SSNs.'],
    ['Do you receive Social Security?', 'Note the state.'],
  ],
  'your/their/full social security?': [
    ['Ask for their social.', 'Read me your Social Security.'],
    ['Look at their social media.', 'Did your Social Security benefits stop?'],
  ],
  'account/routing/card/passport/license/pin number(s)/detail(s)': [
    ['Read me the account number.', 'Ask for passport numbers.', 'Card details, please.'],
    ['Read me the claim numbers.', 'Who opened the account?'],
  ],
  'bank/checking/savings account(s)': [['Which bank account is it?'], ['Which bank is it?']],
  'password(s)/passcode(s)': [['What are your passwords?'], ['Did you pass the test?']],
  'expert(s)/expertise/specialist(s)': [
    ['Our expert calls you.', 'You talk to specialists.'],
    [
      'Our attorney calls you.',
      "Ask if they've had any expert reports done.",
      'Have you seen a specialist?',
    ],
  ],
  'we are/have expert(s)/specialist(s) | our expert(s)/specialist(s)/expertise': [
    ['We are experts.', 'Our specialist calls you.'],
    ['We are here, and we have time.'],
  ],
  'we/who/attorney(s)/lawyer(s)/firm specialize(s)': [
    ['We specialize in trucks.', 'The firm specializes.'],
    ['Do you specialize in anything?'],
  ],
  'best/top/leading/finest law? firm(s)/attorney(s)/lawyer(s) | we are the best': [
    ['The best lawyers in town.', 'A leading law firm.', 'We are the best in Tampa.'],
    ['What is the best number?', 'Which number is the best?'],
  ],
  'award winning | top rated | number one firm': [
    ['Our award-winning team.'],
    ['Who won the award?'],
  ],
  'no fee(s) unless/until/if | no win no fee(s)': [
    ['No fee unless we win.', 'No fees until you are paid.', 'No win, no fee.'],
    ['The fee is separate.'],
  ],
  'get/gets paid when/if/unless/until you/we | not/only get/gets paid when/if/unless/until they/he/she':
    [
      ['We only get paid when you do.', "Make sure they know we don't get paid unless they do."],
      ['When did you get paid?', 'Ask if they get paid when they travel.'],
    ],
  'pay us? nothing? if/unless/until we/you win/recover | will/do not pay/owe us? a/one dime/cent/penny':
    [
      [
        'You pay nothing unless we win.',
        'Pay us if you recover.',
        "You won't pay a dime out of pocket.",
      ],
      ['What did you pay?', 'What have you paid out of pocket?'],
    ],
  'tell/ask/say us/me/them? what/everything/how that/it/this? happened | . what happened': [
    [
      'Tell us everything that happened.',
      'Ask what happened.',
      'Good. What happened?',
      'Ask how it happened.',
    ],
    ['Do not ask what happened.'],
  ],
  'your/their side of the story | if/whether/did you/they did/do it/this': [
    ['Ask if they did it.', 'Did you do it?', 'Get their side of the story.'],
    ['Do not ask if they did it.', 'On which side of the street was it?'],
  ],
  'free/complimentary consultation(s)/review(s)/evaluation(s)': [
    ['We offer a free consultation.', 'Free reviews for all.'],
    ['Feel free to ask.'],
  ],
  'consultation/review/meeting/call/visit is free': [
    ['The call is free.'],
    ['Which time is free?'],
  ],
  'no up? front? charge(s)/cost(s)/fee(s)': [
    ['There are no up-front costs.', 'There is no charge.'],
    ['This email quotes no fee.'],
  ],
  'pay/pays/owe/costs you? a? nothing/dime/cent/penny': [
    ['You owe nothing.', 'It costs you nothing.'],
    ['Did you pay it?'],
  ],
  'contingency/retainer/discount(s)/dollar(s)/percent/percentage': [
    ['We work on contingency.', 'Twenty dollars, please.'],
    ['What does it cost?'],
  ],
  'type/press/click your/here/send/below': [
    ['Please type your answers below and press send.'],
    ['What type is it?'],
  ],
  'this chat | chatting': [['This chat is saved.'], ['Can we talk?']],
  'this email | reply to this': [['Please reply to this.'], ['What is your email?']],
  'for calling | hang up | stay/hold on the line | this call': [
    ['Thank you for calling.', 'Please hang up.'],
    ['May we call you?'],
  ],
  'front desk | have a seat | for coming in/by': [['Please have a seat.'], ['Where did you sit?']],
};
