/** Sentences that a rule must catch, and with "not" those that it must not catch. */
export const EXAMPLES = `
promise: We guarantee a result.
promise: Your win is guaranteed.
promise: You'll win this.
promise: We will fight for you and win.
promise: You are bound to win.
promise: You'll be compensated.
promise: We will get you compensation.
promise: We'll recover every dollar.
promise: Tell them we will get them the most money possible.
promise: You get what you deserve.
promise: The judge will drop the charges.
promise: Tell them we'll get the charges dropped.
promise: We can get your ticket reduced.
promise: You won't go to jail.
promise: You won't lose your license.
promise: Ask about our success rate.
promise: We are 100% behind you.
promise: We win 95% of our cases.
promise: We promise you a settlement.
promise: We never lose.
promise: We've won millions.
promise: We can guarantee a win.
promise: You're going to win this.
promise: This is an easy win.
promise: We'll get you what you are owed.
promise: We will get your license back.
promise: We can keep you out of jail.
promise: We'll make the insurance company pay.
promise: The insurer will settle.
promise: Your ticket will go away.
promise: We make these charges disappear.
not promise: No attorney can guarantee a result.
not promise: We cannot guarantee anything.
not promise: Nobody knows if we will win.
not promise: We will get the full name first.
not promise: We cannot say whether they will be dropped.
not promise: Nobody knows if the attorney can get the charges dropped.
not promise: Does the lien take a percent of your claim?
not promise: We promise to call you back today.
not promise: We promise you a call.
not promise: Have you recovered from the surgery?
not promise: Did the contractor guarantee the work?
not promise: Ask who guaranteed the lease.
not promise: Never say that we will win.
not promise: Were you paid what you deserve?
not promise: Did you get your car back?
not promise: Will the insurer pay for the car?
not promise: Did the pain go away?
value: Your case is worth a lot.
value: Their case is probably worth at least six figures.
value: This is worth millions.
value: Expect a six-figure settlement.
not value: It is worth a call.
not value: A short letter is probably worth a try.
advice: You have two years to file.
advice: Don't sign anything from the insurance company.
advice: Tell them not to accept the offer.
advice: Don't talk to the police.
advice: You should not speak with adjusters.
advice: You should sue.
advice: Tell them they should settle.
advice: Tell them they can sue.
advice: We'd advise you to wait.
advice: You definitely have a case.
advice: That is a strong claim.
advice: You have a case.
advice: Tell callers they have a good case.
advice: If they were rear-ended it's the other driver's fault.
advice: The other driver was at fault.
advice: The statute of limitations is two years.
advice: You need to file before June.
advice: Don't post about it on Facebook.
advice: Do not pay the ticket.
advice: That is illegal.
advice: You qualify for compensation.
not advice: How many days to file does the letter give?
not advice: We do not speak to insurers at the desk.
not advice: Do you think you should quit?
not advice: They must sign the consent form.
not advice: Callers ask if they should settle.
not advice: The attorney says whether you can sue.
not advice: I cannot advise you.
not advice: The attorney says whether you have a case.
not advice: Ask if they have a case number.
not advice: Ask if the other driver was at fault.
not advice: Do they say it was the other driver's fault?
not advice: A statute of limitations may apply.
not advice: Don't tell callers they have a good case.
not advice: Did anyone say you should settle?
not advice: Did they say you can sue?
relationship: You are now our client.
relationship: Let them know they are our clients.
relationship: We now represent you.
relationship: We will take your case.
relationship: We are your attorneys.
relationship: As your lawyer, I say no.
relationship: Let them know Mr. Pike will be their lawyer.
relationship: This call is privileged.
relationship: We now have an attorney-client relationship.
relationship: This call creates an attorney-client relationship.
relationship: Consider yourself a client.
relationship: You've hired us.
not relationship: We do not represent you yet.
not relationship: Ask whether they are a client of another firm.
not relationship: The attorney says whether we will take your case.
not relationship: Who are your lawyers?
not relationship: The partners decide who will be their lawyer.
not relationship: This is not privileged.
not relationship: We don't have an attorney-client relationship yet.
not relationship: This call does not create an attorney-client relationship.
not relationship: Are they your lawyers in the divorce, too?
secret: What is your Social Security number?
secret: Collect SSNs.
secret: Ask for their social.
secret: Read me the account number.
secret: Ask for passport numbers.
secret: Card details, please.
secret: Read me your bank account.
secret: What are your passwords?
secret: What is your mother's maiden name?
not secret: Do you receive Social Security?
not secret: Look at their social media.
not secret: Did your Social Security benefits stop?
not secret: Which bank account is it?
not secret: Never ask for a Social Security number.
praise: Our expert calls you.
praise: We are experts.
praise: Our specialist calls you.
praise: We specialize in trucks.
praise: The best lawyers in town.
praise: A leading law firm.
praise: We are the best in Tampa.
praise: Our award-winning team.
praise: The top personal injury firm in Tampa.
praise: Nobody does this better.
not praise: Our attorney calls you.
not praise: Ask if they've had any expert reports done.
not praise: Have you seen a specialist?
not praise: Do you specialize in anything?
not praise: What is the best number?
not praise: Did the best firm in town turn you down?
not praise: We are not specialists.
contingency: No fee unless we win.
contingency: No win, no fee.
contingency: We only get paid when you do.
contingency: Make sure they know we don't get paid unless they do.
contingency: You pay nothing unless we win.
contingency: Pay us if you recover.
contingency: You won't pay a dime out of pocket.
contingency: No recovery, no fee.
contingency: No settlement, no attorney's fee.
contingency: Zero fees until we win.
contingency: No cost to you unless we win.
contingency: If you don't win, you owe us nothing.
contingency: If we don't recover, you don't pay.
contingency: You never pay us a cent.
contingency: We work for free unless we win.
not contingency: When did you get paid?
not contingency: Ask if they get paid when they travel.
not contingency: What have you paid out of pocket?
not contingency: There is no fee if you cancel a day before.
story: Tell us everything that happened.
story: Ask what happened.
story: Good. What happened?
story: Ask if they did it.
story: Did you do it?
story: Get their side of the story.
not story: Do not ask what happened.
not story: Do not ask if they did it.
not story: On which side of the street was it?
fee: We offer a free consultation.
fee: The call is free.
fee: There are no up-front costs.
fee: You owe nothing.
fee: It costs you nothing.
fee: We work on contingency.
fee: Twenty dollars, please.
not fee: Which time is free?
not fee: This email quotes no fee.
channel: Please type your answers below and press send.
channel: This chat is saved.
channel: Please reply to this.
channel: Thank you for calling.
channel: Please hang up.
channel: Please have a seat.
promise: Your case is a winner.
promise: You have nothing to worry about.
promise: You can expect to receive a settlement.
promise: We get our clients the most money.
promise: We will get you full custody.
promise: We will beat this charge.
promise: You will not be convicted.
promise: Your visa will be approved.
promise: You will keep your house.
not promise: You can expect to receive a call today.
not promise: Times for a meeting will be approved by Ana.
not promise: The attorney says whether the charges will be dropped.
value: Cases like yours settle for six figures.
value: That is easily a million dollar case.
not value: Callers want to know what the case is worth.
advice: You must file within 300 days.
advice: You need a will.
advice: Never sign a release.
advice: Do not quit your job.
advice: Do not give a recorded statement.
advice: You are entitled to overtime.
advice: That is discrimination.
advice: They were negligent.
advice: Refuse the breath test.
advice: Plead not guilty.
advice: The deadline is two years in Florida.
not advice: The attorney says whether that is discrimination.
not advice: The attorney says if they were negligent.
not advice: Did you refuse the test?
relationship: Our attorney will represent you.
relationship: We take your case.
relationship: You are represented by us.
relationship: It is protected by attorney-client privilege.
not relationship: The attorney decides whether the firm will represent you.
secret: Get their bank login.
praise: Our attorneys are the best in Tampa.
praise: The #1 injury firm.
praise: Our lawyers specialise in trucks.
contingency: It costs nothing unless you win.
contingency: We only charge if we win.
not contingency: We share nothing unless you agree.
promise: You are in good hands.
advice: You have a right to sue.
advice: Delete your posts.
relationship: I am an attorney.
not relationship: I am not an attorney.
secret: Read me the card.
praise: Our track record speaks for itself.
fee: It costs two grand.
fee: Your first meeting is on us.
fee: We charge 2k.
not fee: For that we charge {fee}.
channel: This call is being recorded.
channel: Thank you for your email.
`;
