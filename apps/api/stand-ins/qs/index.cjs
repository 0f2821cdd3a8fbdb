// Express loads qs for nested queries and forms, neither of which is read here (decision 0017).
const refuse = () => {
  throw new Error('Nested queries and forms are not read here; set the simple query parser.');
};

module.exports = { parse: refuse, stringify: refuse };
