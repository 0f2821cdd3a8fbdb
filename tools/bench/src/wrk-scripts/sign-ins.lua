-- Right and wrong passwords in turns.
local email, password
local count = 0

function init(args)
  email, password = args[1], args[2]
  wrk.headers["Content-Type"] = "application/json"
end

function request()
  count = count + 1
  local tried = count % 2 == 0 and password or "a wrong password"
  return wrk.format("POST", "/auth/login", nil, string.format('{"email":"%s","password":"%s"}', email, tried))
end
