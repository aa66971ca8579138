import type { PHRASES } from './forbidden.ts';

/** Of each phrase the sentences that it must find, and those that it must not. */
export const EXAMPLES: Record<keyof typeof PHRASES, [string[], string[]]> = {
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
  'sure/certain/bound to win': [['You are bound to win.'], ['Be sure to bring it.']],
  'you will be paid/compensated': [["You'll be compensated."], ['Who will be paid first?']],
  'will get/recover/win you? every/money/compensation/full/maximum': [
    ['We will get you compensation.', "We'll recover every dollar."],
    ['The attorney will get the file.'],
  ],
  'what you deserve': [['You get what you deserve.'], ['Tell us what you need.']],
  'will drop/dismiss the/this/your': [
    ['The judge will drop the charges.', "He'll dismiss this."],
    ['I will drop you a note.'],
  ],
  'will be dropped/dismissed': [
    ['The charge will be dropped.'],
    ['We cannot say whether they will be dropped.'],
  ],
  'will not go to jail/prison': [["You won't go to jail."], ['Did anyone go to jail?']],
  'will not lose your': [["You won't lose your license."], ['Do not lose your receipt.']],
  'success rate(s)': [['Ask about our success rate.'], ['What was the pay rate?']],
  '100 percent': [['We are 100% behind you.'], ['Who owns 50 percent?']],
  'we/i promise you/a/the/that': [
    ['We promise you a settlement.', 'I promise that you get it.'],
    ['We promise to call you back today.', 'We promise you a call.'],
  ],
  'we/firm/who never lose/lost': [['We never lose.'], ['Did you ever lose pay?']],
  'we have won': [["We've won millions."], ['Have you won anything?']],
  'win every/all/most': [['We win most cases.'], ['What would you win?']],
  'case(s)/claim(s)/injury/injuries is/are/could/may be? worth': [
    ['Your case is worth a lot.', 'Cases are worth more with us.'],
    ['Your case is one for us to review.'],
  ],
  'worth thousands/millions/plenty': [['This is worth millions.'], ['It is worth a call.']],
  'day(s)/week(s)/month(s)/year(s) to file/sue': [
    ['You have two years to file.', 'You have one year to sue.'],
    ['How many days to file does the letter give?'],
  ],
  'do/should not sign anything/it': [
    ["Don't sign anything from the insurance company."],
    ['Did you sign anything?'],
  ],
  'do/should not talk/speak to/with the? police/insurer(s)/insurance/adjuster(s)': [
    ["Don't talk to the police.", 'You should not speak with adjusters.'],
    ['Did you talk to the police?'],
  ],
  'you should/must not? sign/accept/settle/sue/plead/quit': [
    ['You should sue.', 'You must not accept it.'],
    ['Do you think you should quit?'],
  ],
  'you can/could sue': [['You could sue them.'], ['The attorney says whether you can sue.']],
  'we/i would? advise you': [["We'd advise you to wait."], ['I cannot advise you.']],
  'you definitely/clearly/certainly have': [['You definitely have a case.'], ['What do you have?']],
  'a strong/good/great/solid case/claim': [
    ['That is a strong claim.'],
    ['That is a good question.'],
  ],
  'you have a case/claim': [['You have a case.'], ['The attorney says whether you have a case.']],
  'limitations is/runs/expires': [
    ['The statute of limitations is two years.'],
    ['A statute of limitations may apply.'],
  ],
  'you are now? our/a client': [['You are now our client.'], ['You are not a client yet.']],
  'we/i now? represent you': [['We now represent you.'], ['We do not represent you yet.']],
  'are/as your attorney(s)/lawyer(s)': [
    ['We are your attorneys.', 'As your lawyer, I say no.'],
    ['Who are your lawyers?'],
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
  'social security number(s)/card(s)': [
    ['What is your Social Security number?', 'Ask for Social Security numbers.'],
    ['Do you receive Social Security?'],
  ],
  'your/their/full social security?': [
    ['Ask for their social.', 'Read me your Social Security.'],
    ['Look at their social media.', 'Did your Social Security benefits stop?'],
  ],
  'ssn(s)': [['Note the SSN.', 'Collect SSNs.'], ['Note the state.']],
  'account/routing/card/passport/license/pin number(s)/detail(s)': [
    ['Read me the account number.', 'Ask for passport numbers.', 'Card details, please.'],
    ['Read me the claim numbers.', 'Who opened the account?'],
  ],
  'bank/checking/savings account(s)': [['Which bank account is it?'], ['Which bank is it?']],
  'password(s)/passcode(s)': [['What are your passwords?'], ['Did you pass the test?']],
  'expert(s)/expertise/specialist(s)': [
    ['Our expert calls you.', 'You talk to specialists.'],
    ['Our attorney calls you.'],
  ],
  'we are/have expert(s)/specialist(s) | our expert(s)/specialist(s)/expertise': [
    ['We are experts.', 'Our specialist calls you.'],
    ['We are here, and we have time.'],
  ],
  'we/who/attorney(s)/lawyer(s)/firm specialize(s)': [
    ['We specialize in trucks.', 'The firm specializes.'],
    ['Do you specialize in anything?'],
  ],
  'best/top/leading/finest law? firm(s)/attorney(s)/lawyer(s)': [
    ['The best lawyers in town.', 'A leading law firm.'],
    ['What is the best number?'],
  ],
  'award winning | top rated | number one firm': [
    ['Our award-winning team.'],
    ['Who won the award?'],
  ],
  'no fee(s) unless/until/if': [
    ['No fee unless we win.', 'No fees until you are paid.'],
    ['The fee is separate.'],
  ],
  'get/gets paid when/if/unless you/we': [
    ['We only get paid when you do.'],
    ['When did you get paid?'],
  ],
  'pay us? nothing? if/unless/until we/you win/recover': [
    ['You pay nothing unless we win.', 'Pay us if you recover.'],
    ['What did you pay?'],
  ],
  'tell/ask/say us/me/them? what/everything that? happened | . what happened': [
    ['Tell us everything that happened.', 'Ask what happened.', 'Good. What happened?'],
    ['Do not ask what happened.'],
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
